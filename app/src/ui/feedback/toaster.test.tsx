import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { clearToasts, toast } from './toast.ts'
import { Toaster } from './toaster.tsx'

const show = () =>
  render(
    <>
      <main tabIndex={-1}>
        <button type="button">Watch</button>
        <button type="button">Share</button>
      </main>
      <Toaster />
    </>,
  )
const button = (name: string) => screen.getByRole('button', { name })
const undo = { label: 'Undo', run: () => {} }

describe('a message', () => {
  afterEach(() => act(clearToasts))

  it.each(['Undo', 'action.closeMessage'])('gives the focus back to where it came from: %s', async (name) => {
    show()
    button('Watch').focus()
    act(() => toast('BTC was removed', { action: undo }))
    await screen.findByText('BTC was removed')
    act(() => button('Undo').focus())
    act(() => button(name).focus())
    fireEvent.click(button(name))
    expect(screen.queryByText('BTC was removed')).toBeNull()
    expect(document.activeElement).toBe(button('Watch'))
  })

  it('gives the focus back when another message takes its place', async () => {
    show()
    button('Share').focus()
    act(() => toast('BTC was removed', { action: undo }))
    await screen.findByText('BTC was removed')
    act(() => button('Undo').focus())
    act(() => toast('Copied'))
    await screen.findByText('Copied')
    expect(document.activeElement).toBe(button('Share'))
  })

  it('gives the focus to the page when what had it before is gone', async () => {
    show()
    button('Share').focus()
    act(() => toast('BTC was removed', { action: undo }))
    await screen.findByText('BTC was removed')
    act(() => button('Undo').focus())
    button('Share').remove()
    fireEvent.click(button('Undo'))
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })
})
