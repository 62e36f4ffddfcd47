import { cleanup, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderWithBackend, sampleUser } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import type { Account } from '../model/composition.ts'
import { EquityCard } from './equity-card.tsx'

const shown = (mode: 'real' | 'demo', account: object): string => {
  const shownAccount = { ...sampleUser().accounts[mode], ...account } as Account
  renderWithBackend(<EquityCard account={shownAccount} />, { answers: {} })
  return (
    screen.getByRole('heading', { name: 'Equity' }).closest('section')?.textContent?.replace(/\s+/g, ' ') ??
    ''
  )
}

describe('the figures beside equity', () => {
  beforeEach(() => startTestI18n('account', 'balance'))

  it('count the penalty of a plan left early, although its credits were an income', () => {
    const card = shown('real', {
      equity: '5793.05',
      totalIncome: '43.05',
      todayIncome: '43.05',
      profit: { total: '-206.95', today: '-206.95', unrealised: '0.00', bySource: { SMART: '-206.95' } },
    })
    expect(card).toMatch(/5,793\.05 ?USD.*−206\.95 USD today.*−206\.95 USD all time/)
    expect(card).not.toContain('43.05')
    expect(card).not.toContain('unrealised')
  })

  it('say of a demo account what is missing of its 100,000, and what of it is not realised', () => {
    const card = shown('demo', {
      equity: '99846.20',
      inMargin: '361.67',
      profit: { total: '-153.80', today: '20.00', unrealised: '-148.38', bySource: { ORDER: '-153.80' } },
    })
    expect(card).toMatch(
      /99,846\.20 ?USD.*\+20\.00 USD today.*−153\.80 USD all time.*−148\.38 USD still unrealised/,
    )
  })

  it('lead a real account to its deposit, and a demo account to its orders, never to a deposit', () => {
    shown('real', {})
    expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/profile/deposit')
    cleanup()
    shown('demo', {})
    expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Orders' }).getAttribute('href')).toBe('/profile/orders')
  })

  it('name no plans, holds and loans on a demo account, which has none', () => {
    expect(shown('demo', {})).not.toMatch(/In plans|On hold|Loan debt/)
    cleanup()
    expect(shown('real', {})).toMatch(/On hold.*In plans.*Loan debt/)
  })
})
