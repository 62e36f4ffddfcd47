import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { writeDraft } from '#core/forms/drafts.ts'
import { signOut } from '#core/session/session-store.ts'
import type { FakeAnswer } from '#test/answer-handlers.ts'
import { renderWithBackend } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { ImageField } from './image-field.tsx'
import { useImageUpload } from './use-image-upload.ts'

const limits = { maxBytes: 64, pickerMaxBytes: 256 }

function Proof() {
  return <ImageField label="Proof" image={useImageUpload('recharge', limits, 'proof')} />
}

/** How the next attempts to send end: without an answer, or with one. */
const endings: ('lost' | 'stored')[] = []

/** What the next attempts are answered in place of that. */
const answers: unknown[] = []

const stored = { fileId: 'f-1', bytes: 16 }
const upload: FakeAnswer = () => {
  if (answers.length > 0) return { result: answers.shift() }
  return endings.shift() === 'stored' ? { result: stored } : Promise.reject(new TypeError('connection reset'))
}

/** The first bytes of a PNG and its last chunk. */
const png = [
  ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  ...[0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82],
]
const pickPng = () => {
  const file = new File([new Uint8Array(png)], 'proof.png')
  fireEvent.change(screen.getByLabelText(/^Proof/), { target: { files: [file] } })
}

describe('sending a picture', () => {
  beforeEach(async () => {
    await startTestI18n('images', 'errors')
    endings.length = 0
    answers.length = 0
    signOut()
    renderWithBackend(<Proof />, { answers: { upload } })
  })

  it('says when it did not get through, and sends the same picture again when asked', async () => {
    endings.push('lost', 'stored')
    pickPng()
    expect((await screen.findByRole('alert')).textContent).toBe('The upload failed. Try again.')
    fireEvent.click(screen.getByRole('button', { name: 'Send again' }))
    expect((await screen.findByRole('status')).textContent).toMatch(/^Sent · /)
    expect(screen.getByText('proof.png')).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    ['no id', { bytes: 16 }],
    ['no text as the id', { fileId: { a: 1 }, bytes: 16 }],
    ['an id that is empty', { fileId: '', bytes: 16 }],
    ['nothing', null],
  ])('says that it did not get through when the answer has %s', async (_, answer) => {
    answers.push(answer)
    pickPng()
    expect((await screen.findByRole('alert')).textContent).toBe('The upload failed. Try again.')
  })

  it('shows the size of what was sent, not the one of an answer', async () => {
    answers.push({ fileId: 'f-1', bytes: 5_000_000_000 })
    pickPng()
    expect((await screen.findByRole('status')).textContent).toBe('Sent · 1 kB')
  })

  it('names the largest size when a picture is larger', async () => {
    const file = new File([new Uint8Array(257)], 'proof.png', { type: 'image/png' })
    fireEvent.change(screen.getByLabelText(/^Proof/), { target: { files: [file] } })
    expect((await screen.findByRole('alert')).textContent).toBe('Choose an image of up to 50\u00a0MB.')
  })

  it('does not offer to send again what is no picture', async () => {
    const file = new File(['no picture'], 'proof.png', { type: 'image/png' })
    fireEvent.change(screen.getByLabelText(/^Proof/), { target: { files: [file] } })
    expect((await screen.findByRole('alert')).textContent).toContain('JPG')
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
  })

  it('has what was sent after the tab was loaded again, until the user logs out', async () => {
    endings.push('stored')
    pickPng()
    await screen.findByRole('button', { name: 'Remove the image' })
    const loadAgain = () => {
      cleanup()
      // What a new page has in its memory.
      writeDraft('proof', undefined)
      renderWithBackend(<Proof />, { answers: { upload } })
    }
    loadAgain()
    expect(screen.getByText('The image you sent')).toBeDefined()
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('proof.png')
    expect(screen.getByRole('status').textContent).toMatch(/^Sent · /)

    signOut()
    loadAgain()
    expect(screen.queryByText('The image you sent')).toBeNull()
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('f-1')
  })

  it('has a name that is said once, and the kinds of files in its description', () => {
    const input = screen.getByLabelText(/^Proof/)
    expect(input.getAttribute('aria-label')).toBe('Proof Choose an image, or drop it here')
    const description = document.getElementById(input.getAttribute('aria-describedby') ?? '')
    expect(description?.textContent).toContain('JPG')
  })

  it('keeps the focus while a picture is sent and when it is removed', async () => {
    endings.push('stored')
    screen.getByLabelText(/^Proof/).focus()
    pickPng()
    const remove = await screen.findByRole('button', { name: 'Remove the image' })
    await waitFor(() => expect(document.activeElement).toBe(remove))
    fireEvent.click(remove)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Proof/)))
  })

  it('forgets what was sent once it is removed', async () => {
    endings.push('stored')
    pickPng()
    await screen.findByRole('button', { name: 'Remove the image' })
    fireEvent.click(screen.getByRole('button', { name: 'Remove the image' }))
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('f-1')
  })
})
