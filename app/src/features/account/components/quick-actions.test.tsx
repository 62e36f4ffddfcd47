import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderWithBackend } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { HeadActions, PhoneActions } from './quick-actions.tsx'

const device = vi.hoisted(() => ({ current: 'mobile' }))
vi.mock('#lib/device/use-device.ts', () => ({ useDevice: () => device.current }))

const links = () =>
  within(screen.getByRole('navigation', { name: 'Quick actions' }))
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`)

beforeEach(async () => {
  device.current = 'mobile'
  await startTestI18n('account')
})

it('are four on a phone, of a real account from deposit to transactions', () => {
  renderWithBackend(<PhoneActions mode="real" />, { answers: {} })
  expect(links()).toEqual([
    'Deposit /profile/deposit',
    'Withdraw /profile/withdraw',
    'Trade /market',
    'Transactions /profile/transactions',
  ])
})

it('lead a demo account to trading and to its orders, never to a deposit', () => {
  renderWithBackend(<PhoneActions mode="demo" />, { answers: {} })
  expect(links()).toEqual([
    'Trade /market',
    'Orders /profile/orders',
    'Transactions /profile/transactions',
    'Balance /profile/balance',
  ])
})

it('stand in the head of the page on a desktop alone', () => {
  renderWithBackend(<HeadActions mode="real" />, { answers: {} })
  expect(screen.queryByRole('navigation')).toBeNull()
  cleanup()
  device.current = 'desktop'
  renderWithBackend(<HeadActions mode="real" />, { answers: {} })
  expect(links()[0]).toBe('Deposit /profile/deposit')
})
