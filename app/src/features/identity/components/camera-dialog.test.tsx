import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { CameraDialog } from './camera-dialog.tsx'

const photo = new Blob(['photo'], { type: 'image/jpeg' })
const stop = vi.fn()
/** The picture of a camera that can be switched off. */
const film = () => Object.assign(new MediaStream(), { getTracks: () => [{ stop }] })

/** A browser with a camera, as far as the dialog uses one; happy-dom has none. */
function giveCamera(getUserMedia: () => Promise<unknown>) {
  const asked = vi.fn(getUserMedia)
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia: asked } })
  Object.defineProperty(HTMLVideoElement.prototype, 'videoWidth', { configurable: true, get: () => 640 })
  Object.defineProperty(HTMLVideoElement.prototype, 'videoHeight', { configurable: true, get: () => 480 })
  return asked
}

function show(isSelf = false) {
  const onTaken = vi.fn()
  const onClose = vi.fn()
  const { unmount } = render(
    <CameraDialog open title="Front" isSelf={isSelf} onTaken={onTaken} onClose={onClose} />,
  )
  return { onTaken, onClose, unmount }
}
const take = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Take the photo' })

describe('taking a photo', () => {
  beforeEach(async () => {
    await startTestI18n('identity')
    stop.mockClear()
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: vi.fn() } as never)
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) => give(photo))
  })
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'mediaDevices')
    Reflect.deleteProperty(HTMLVideoElement.prototype, 'videoWidth')
    Reflect.deleteProperty(HTMLVideoElement.prototype, 'videoHeight')
  })

  it('hands on what the camera shows, closes and switches the camera off', async () => {
    const asked = giveCamera(async () => film())
    const { onTaken, onClose, unmount } = show()
    expect(take().disabled).toBe(true)
    await waitFor(() => expect(take().disabled).toBe(false))
    expect(asked).toHaveBeenCalledWith({ video: expect.objectContaining({ facingMode: 'environment' }) })
    fireEvent.click(take())
    expect(onTaken).toHaveBeenCalledExactlyOnceWith(photo)
    expect(onClose).toHaveBeenCalledOnce()
    unmount()
    expect(stop).toHaveBeenCalledOnce()
  })

  it('of oneself uses the camera at the front', async () => {
    const asked = giveCamera(async () => film())
    show(true)
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
