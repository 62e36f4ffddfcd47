import { act, fireEvent, render, screen } from '@testing-library/react'
import { type NavigateFunction, type NavigateOptions, useLocation, useNavigate } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { TransitionRouter } from '../transitions/transition-router.tsx'
import { useBack } from './use-back.ts'

const pages = { nameOf: () => undefined, tabs: [], ancestorsOf: () => [] }
let navigate: NavigateFunction

function Page() {
  const goBack = useBack()
  navigate = useNavigate()
  return (
    <>
      <p>{useLocation().pathname}</p>
      <button type="button" onClick={() => goBack('/market')}>
        Back
      </button>
    </>
  )
}

/** Opens the app at an address, in a tab that has shown another site before. */
function open(address: string) {
  window.history.replaceState(null, '', 'http://localhost:3000/elsewhere')
  window.history.pushState(null, '', address)
  render(
    <TransitionRouter pages={pages}>
      <Page />
    </TransitionRouter>,
  )
}
const go = (to: string, options?: NavigateOptions) => act(async () => navigate(to, options))
const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Back' })))

describe('the way back of a page', () => {
  const leave = vi.fn()
  beforeEach(() => {
    leave.mockReset()
    vi.spyOn(window.history, 'go').mockImplementation(leave)
  })

  it('leads to a page of the app where a link from elsewhere has led here', async () => {
    open('/cruuency')
    await press()
    expect(leave).not.toHaveBeenCalled()
    expect(screen.getByText('/market')).toBeDefined()
  })

  it('does so, too, where a log-in or a fuller address has taken the place of that link', async () => {
    open('/pass/login')
    await go('/cruuency', { replace: true })
    await press()
    expect(leave).not.toHaveBeenCalled()
    expect(screen.getByText('/market')).toBeDefined()
  })

  it('leads to where the user came from within the app', async () => {
    open('/')
    await go('/cruuency')
    await go('/cruuency?code=BTC', { replace: true })
    await press()
    expect(leave).toHaveBeenCalledExactlyOnceWith(-1)
  })
})
