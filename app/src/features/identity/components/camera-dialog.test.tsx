import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { CameraDialog, type CameraFrame } from './camera-dialog.tsx'

const photo = new Blob(['photo'], { type: 'image/jpeg' })
const stop = vi.fn()
/** The picture of a camera that can be switched off. */
const film = (deviceId = 'back') =>
  Object.assign(new MediaStream(), { getTracks: () => [{ stop, getSettings: () => ({ deviceId }) }] })

/** The cameras that the browser knows. */
let devices: readonly string[] = ['back']
const giveDevices = (...ids: readonly string[]) => {
  devices = ids
}

/** A browser with a camera, as far as the dialog uses one; happy-dom has none. */
function giveCamera(getUserMedia: () => Promise<unknown>) {
  const asked = vi.fn(getUserMedia)
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: {
      getUserMedia: asked,
      enumerateDevices: async () => devices.map((deviceId) => ({ deviceId, kind: 'videoinput' })),
    },
  })
  Object.defineProperty(HTMLVideoElement.prototype, 'videoWidth', { configurable: true, get: () => 640 })
  Object.defineProperty(HTMLVideoElement.prototype, 'videoHeight', { configurable: true, get: () => 480 })
  return asked
}

function show(frame: CameraFrame = 'front') {
  const onTaken = vi.fn()
  const onClose = vi.fn()
  const { unmount } = render(
    <CameraDialog open title="Front" frame={frame} onTaken={onTaken} onClose={onClose} />,
  )
  return { onTaken, onClose, unmount }
}
const take = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Take the photo' })

describe('taking a photo', () => {
  beforeEach(async () => {
    await startTestI18n('identity')
    stop.mockClear()
    giveDevices('back')
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: vi.fn() } as never)
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) => give(photo))
  })
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'mediaDevices')
    Reflect.deleteProperty(HTMLVideoElement.prototype, 'videoWidth')
    Reflect.deleteProperty(HTMLVideoElement.prototype, 'videoHeight')
  })

  it('shows the photo first, hands it on when it is used, closes and switches the camera off', async () => {
    const asked = giveCamera(async () => film())
    const { onTaken, onClose, unmount } = show()
    expect(take().disabled).toBe(true)
    await waitFor(() => expect(take().disabled).toBe(false))
    expect(asked).toHaveBeenCalledWith({ video: expect.objectContaining({ facingMode: 'environment' }) })
    fireEvent.click(take())
    await screen.findByText('Is everything readable?')
    expect(onTaken).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Use this photo' }))
    expect(onTaken).toHaveBeenCalledExactlyOnceWith(photo)
    expect(onClose).toHaveBeenCalledOnce()
    unmount()
    expect(stop).toHaveBeenCalledOnce()
  })

  it('can be done again, without asking for the camera again', async () => {
    const asked = giveCamera(async () => film())
    const { onTaken } = show()
    await waitFor(() => expect(take().disabled).toBe(false))
    fireEvent.click(take())
    fireEvent.click(await screen.findByRole('button', { name: 'Take it again' }))
    expect(take().disabled).toBe(false)
    expect(onTaken).not.toHaveBeenCalled()
    expect(asked).toHaveBeenCalledOnce()
  })

  it('says what has to fill the frame, and to hold steady', async () => {
    giveCamera(async () => film())
    show('page')
    expect((await screen.findByText(/Fit the page with your photo into the frame/)).textContent).toMatch(
      /Hold steady$/,
    )
  })

  it('changes over to the other camera where there are two, and offers none where there is one', async () => {
    const asked = giveCamera(async () => film('back'))
    const { unmount } = show()
    await waitFor(() => expect(take().disabled).toBe(false))
    expect(screen.queryByRole('button', { name: 'Other camera' })).toBeNull()
    unmount()
    giveDevices('back', 'front')
    show()
    fireEvent.click(await screen.findByRole('button', { name: 'Other camera' }))
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith({
        video: expect.objectContaining({ deviceId: { exact: 'front' } }),
      }),
    )
    await waitFor(() => expect(stop).toHaveBeenCalledTimes(2))
  })

  it('of oneself uses the camera at the front', async () => {
    const asked = giveCamera(async () => film())
    show('holding')
    await waitFor(() => expect(take().disabled).toBe(false))
    expect(asked).toHaveBeenCalledWith({ video: expect.objectContaining({ facingMode: 'user' }) })
  })

  it('is not offered while there is no camera, but a file is', async () => {
    const { onTaken, onClose } = show()
    expect((await screen.findByRole('alert')).textContent).toBe(
      'We couldn’t find a camera. Choose a file instead.',
    )
    expect(screen.queryByRole('button', { name: 'Take the photo' })).toBeNull()
    const file = new File(['photo'], 'me.jpg', { type: 'image/jpeg' })
    fireEvent.change(screen.getByLabelText('Photo or file'), { target: { files: [file] } })
    expect(onTaken).toHaveBeenCalledExactlyOnceWith(file)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('switches a camera off that comes after the dialog was closed', async () => {
    let arrive = (_: unknown) => {}
    giveCamera(() => new Promise((resolve) => (arrive = resolve)))
    show().unmount()
    await act(async () => arrive(film()))
    expect(stop).toHaveBeenCalledOnce()
  })
})
