import { fireEvent, render, screen } from '@testing-library/react'
import { type RefObject, useRef } from 'react'
import { beforeAll, expect, it, vi } from 'vitest'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { KeysDialog } from './keys-dialog.tsx'
import { useTicketKeys } from './ticket-keys.tsx'

const onDirection = vi.fn()
const onReview = vi.fn()

function Ticket() {
  const form = useRef<HTMLFormElement>(null)
  useTicketKeys(form as RefObject<HTMLFormElement | null>, {
    onDirection,
    digitsField: 'size',
    onReview,
    onHelp: () => {},
  })
  return (
    <form ref={form}>
      <input name="size" aria-label="Size" />
    </form>
  )
}

beforeAll(() => startTestI18n('orders'))

it('lets the user switch off the keys that act by themselves, and on again', () => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList)
  const onClose = vi.fn()
  const { rerender } = render(<Ticket />)
  const press = (key: string) => fireEvent.keyDown(document.body, { key })
  const choose = () => {
    rerender(
      <>
        <Ticket />
        <KeysDialog ticket="leveraged" open onClose={onClose} />
      </>,
    )
    fireEvent.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }))
    rerender(<Ticket />)
  }

  press('s')
  expect(onDirection).toHaveBeenCalledTimes(1)
  choose()
  press('s')
  press('5')
  expect(onDirection).toHaveBeenCalledTimes(1)
  expect(document.activeElement).not.toBe(screen.getByLabelText('Size'))
  expect(localStorage.getItem('swx.characterKeys')).toBe('off')
  // Enter is no sign: it is pressed on purpose.
  press('Enter')
  expect(onReview).toHaveBeenCalledTimes(1)
  choose()
  press('s')
  expect(onDirection).toHaveBeenCalledTimes(2)
})
