import { BusinessError, NetworkError } from '@swx/sdk'
import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { setMode } from '../account-mode/mode-store.ts'
import { errorMessageOf } from './error-message.ts'
import { ErrorNotice } from './error-notice.tsx'
import { nextStepsOf } from './next-step.ts'
import { SupportContext } from './support-context.ts'

const call = { method: 'POST', path: '/swx/customer/order/openOrder' }
const errorOf = (code: string) => new BusinessError('secret server text', { ...call, code, traceId: 't-7' })
const openSupport = vi.fn()
const onRetry = vi.fn()

const show = (error: unknown) =>
  render(
    <MemoryRouter initialEntries={['/profile/deposit?currency=BTC']}>
      <SupportContext value={openSupport}>
        <ErrorNotice error={error} onRetry={onRetry} />
      </SupportContext>
    </MemoryRouter>,
  )

describe('the next step of an error', () => {
  it.each([
    ['10011', 'real', ['deposit', 'positions']],
    ['10011', 'demo', ['positions']],
    ['11005', 'demo', ['switchToReal']],
    ['11006', 'demo', ['switchToReal']],
    ['10008', 'real', ['support']],
    ['10022', 'real', ['identityCheck']],
    ['11003', 'real', ['securityPassword']],
    ['10050', 'real', ['support']],
    ['10016', 'real', []],
  ] as const)('%s in the %s account: %j', (code, mode, steps) => {
    expect(nextStepsOf(errorMessageOf(errorOf(code)), mode)).toEqual(steps)
  })
})

describe('an error on the page', () => {
  beforeEach(async () => {
    await startTestI18n('money', 'errors')
    setMode('demo')
    openSupport.mockReset()
    onRetry.mockReset()
  })

  it('offers the switch to the real account, which is asked before it happens', async () => {
    show(errorOf('11005'))
    fireEvent.click(screen.getByRole('button', { name: 'Switch to a real account' }))
    expect(await screen.findByRole('dialog', { name: 'Switch to the real account?' })).toBeTruthy()
  })

  it('leads to a deposit and to the open positions when there is too little money', () => {
    setMode('real')
    show(errorOf('10011'))
    expect(screen.getByRole('link', { name: 'Make a deposit' }).getAttribute('href')).toBe('/profile/deposit')
    expect(screen.getByRole('link', { name: 'See open positions' }).getAttribute('href')).toBe(
      '/profile/orders',
    )
  })

  it('leads to the identity check where it is not passed yet', () => {
    show(errorOf('10022'))
    expect(screen.getByRole('link', { name: 'Go to the identity check' }).getAttribute('href')).toBe(
      '/loan/kyc',
    )
  })

  it('leads to setting the security password that is missing, and back to the page it was missed on', () => {
    show(errorOf('11003'))
    expect(screen.getByRole('link', { name: 'Security password' }).getAttribute('href')).toBe(
      '/profile/security?next=%2Fprofile%2Fdeposit%3Fcurrency%3DBTC',
    )
  })

  it('gives an unknown one its number and leads to support, without what the server wrote', () => {
    show(errorOf('10050'))
    expect(screen.getByRole('alert').textContent).toContain('t-7')
    expect(screen.getByRole('alert').textContent).not.toContain('secret')
    fireEvent.click(screen.getByRole('button', { name: 'Contact support' }))
    expect(openSupport).toHaveBeenCalledTimes(1)
  })

  it('offers to try again only where that can help', () => {
    show(new NetworkError('did not arrive', call))
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledTimes(1)
  })

  it('does not offer to try again what will be refused again', () => {
    show(errorOf('10016'))
    expect(screen.queryByRole('button')).toBeNull()
  })
})
