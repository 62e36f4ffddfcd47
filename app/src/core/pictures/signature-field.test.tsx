import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { signOut } from '#core/session/session-store.ts'
import { renderWithBackend } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { SignatureField } from './signature-field.tsx'
import { useImageUpload } from './use-image-upload.ts'

/** The first bytes of a PNG and its last chunk. */
const png = [
  ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  ...[0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82],
]
vi.mock('./draw-picture.ts', () => ({
  drawPicture: () => Promise.resolve(new Blob([new Uint8Array(png)], { type: 'image/png' })),
}))

const limits = { maxBytes: 64, pickerMaxBytes: 256 }

function Signature() {
  return <SignatureField signature={useImageUpload('recharge', limits, 'signature')} isMissing={false} />
}

const button = (name: string) => screen.getByRole('button', { name })

describe('a signature', () => {
  beforeEach(async () => {
    await startTestI18n('images', 'errors')
    signOut()
    renderWithBackend(<Signature />, {
      answers: { upload: () => ({ result: { fileId: 'f-1', bytes: 16 } }) },
    })
  })

  it('keeps the focus when it is made and when it is removed', async () => {
    fireEvent.click(button('Type'))
    fireEvent.change(screen.getByLabelText('Your full name'), { target: { value: 'Mei Lin' } })
    act(() => button('Use this signature').focus())
    fireEvent.click(button('Use this signature'))
    const remove = await screen.findByRole('button', { name: 'Remove the image' })
    await waitFor(() => expect(document.activeElement).toBe(remove))
    fireEvent.click(remove)
    await waitFor(() => expect(document.activeElement).toBe(button('Draw')))
  })
})
