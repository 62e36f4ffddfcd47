import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { clearToasts, toast } from '../feedback/toast.ts'
import { Toaster } from '../feedback/toaster.tsx'
import { Dialog } from './dialog.tsx'

const onClose = vi.fn()

function Page({ opensAnother = false, views = ['review'] }: { opensAnother?: boolean; views?: string[] }) {
  const [open, setOpen] = useState(false)
  const [isSecond, setIsSecond] = useState(false)
  const [view, setView] = useState(views[0])
  const close = () => {
    onClose()
    setOpen(false)
  }
  return (
    <main tabIndex={-1}>
      {opensAnother && open ? null : (
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
      )}
      <Dialog
        open={open}
        onClose={close}
        title={view}
        view={view}
        actions={
          <>
            <button type="button" data-autofocus="" onClick={close}>
              Cancel
            </button>
            <button key={view} type="button" onClick={() => setView(views[1])}>
              Confirm
            </button>
          </>
        }
      >
        <input aria-label="Tolerance" />
        <button type="button" onClick={() => setIsSecond(true)}>
          More
        </button>
      </Dialog>
      <Dialog open={isSecond} onClose={() => setIsSecond(false)} title="second" />
    </main>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => {
  button(name).focus()
  fireEvent.click(button(name))
}
const pressEscape = () =>
  fireEvent(screen.getAllByRole('dialog').at(-1) as HTMLElement, new Event('cancel', { cancelable: true }))

describe('a dialog', () => {
  it('gives focus to what is safe to press, not to its first field', () => {
    render(<Page />)
    press('Open')
    expect(document.activeElement).toBe(button('Cancel'))
  })

  it('gives focus to the page when the button that opened it is gone a moment after', async () => {
    render(<Page />)
    press('Open')
    press('Cancel')
    expect(document.activeElement).toBe(button('Open'))
    button('Open').remove()
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  })

  it.each([
    ['outside', () => screen.getByRole('dialog')],
    ['on one of its buttons', () => button('Cancel')],
  ])('stays open when the second tap of the two that opened it falls %s', (_, place) => {
    render(<Page />)
    press('Open')
    fireEvent.click(place(), { detail: 2 })
    expect(screen.getByRole('dialog')).toBeDefined()
    fireEvent.click(place(), { detail: 1 })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('takes a tap at the place of the one that opened it, once something was typed', () => {
    render(<Page />)
    press('Open')
    fireEvent.input(screen.getByRole('textbox'), { target: { value: '5' } })
    fireEvent.click(button('Cancel'), { detail: 2 })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('takes no notice of the second tap of the two that closed it, which falls on what lay under it', () => {
    render(<Page />)
    press('Open')
    fireEvent.click(button('Cancel'), { detail: 1 })
    fireEvent.click(button('Open'), { detail: 2 })
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.click(button('Open'), { detail: 1 })
    expect(screen.getByRole('dialog')).toBeDefined()
  })

  it.each([
    ['Cancel', () => press('Cancel')],
    ['Escape', pressEscape],
    ['a press outside', () => fireEvent.click(screen.getByRole('dialog'))],
  ])('gives focus back to what opened it, when it closes by %s', (_, close) => {
    render(<Page />)
    press('Open')
    close()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(button('Open'))
  })

  it('gives focus to the page when what opened it is gone', () => {
    render(<Page opensAnother />)
    press('Open')
    pressEscape()
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  it('gives focus back to the dialog below it', () => {
    render(<Page />)
    press('Open')
    press('More')
    pressEscape()
    expect(document.activeElement).toBe(button('More'))
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })

  it('hands focus to its title when another view takes the button that had it', () => {
    render(<Page views={['review', 'result']} />)
    press('Open')
    press('Confirm')
    const dialog = screen.getByRole('dialog', { name: 'result' })
    expect(document.activeElement).toBe(within(dialog).getByRole('heading'))
  })

  it('takes the focus when what had it in there is taken away', async () => {
    render(<Page />)
    press('Open')
    button('More').focus()
    button('More').remove()
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog')))
  })

  it('has the message in it that comes while it is open, and can be pressed and heard there alone', async () => {
    render(
      <>
        <Page />
        <Toaster />
      </>,
    )
    press('Open')
    const undo = vi.fn()
    act(() => toast('1 alert deleted', { action: { label: 'Undo', run: undo } }))
    const dialog = screen.getByRole('dialog')
    fireEvent.click(await within(dialog).findByRole('button', { name: 'Undo' }))
    expect(undo).toHaveBeenCalledOnce()
    act(() => toast('1 alert set'))
    press('Cancel')
    expect(await screen.findByRole('status')).toHaveProperty('textContent', '1 alert set')
  })

  it('takes along the message of its page, and leaves one to it, without saying it again', async () => {
    render(
      <>
        <Page />
        <Toaster />
      </>,
    )
    act(() => toast('1 alert set'))
    expect(await screen.findByRole('status')).toHaveProperty('textContent', '1 alert set')
    press('Open')
    const heard = () => [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent)
    const isSaidAgain = () => screen.queryByRole('status') !== null || heard().includes('1 alert set')
    expect(within(screen.getByRole('dialog')).getByText('1 alert set')).toBeDefined()
    expect(isSaidAgain()).toBe(false)
    press('Cancel')
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText('1 alert set')).toBeDefined()
    expect(isSaidAgain()).toBe(false)
    act(() => toast('1 alert deleted'))
    expect(await screen.findByRole('status')).toHaveProperty('textContent', '1 alert deleted')
    act(clearToasts)
  })

  it('closes for its page as well when the browser closes it', () => {
    render(<Page />)
    press('Open')
    const dialog = screen.getByRole<HTMLDialogElement>('dialog')
    act(() => dialog.close())
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
