import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setMode } from '#core/account-mode/mode-store.ts'
import { signIn, signOut } from '#core/session/session-store.ts'
import { pageOf, renderWithBackend, sampleUser } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import type { OwnAccount } from '../api/use-account.ts'
import type { ProfitQuery } from '../model/profit-span.ts'
import { EquityCard } from './equity-card.tsx'

const day = (at: string, equity: string, income: string) => ({
  at: `2026-01-${at}T00:00:00.000Z`,
  equity,
  deposits: '0.00',
  withdrawals: '0.00',
  income,
  bySource: { ORDER: income },
})

const show = (mode: 'real' | 'demo', figures: object, query: Partial<ProfitQuery> = {}) => {
  setMode(mode)
  const user = sampleUser() as unknown as OwnAccount['user']
  const account = { ...user.accounts[mode], ...figures } as OwnAccount['account']
  const own = { user, account, mode, at: Date.parse('2026-01-10T16:00:00.000Z') }
  const onQuery = vi.fn()
  renderWithBackend(
    <EquityCard own={own} query={{ range: '1D', from: '', to: '', ...query }} onQuery={onQuery} />,
    {
      answers: {
        equityHistory: () => ({ result: [day('09', '5850.00', '0.00'), day('10', '5900.00', '-50.00')] }),
        listTransaction: () => ({ result: pageOf([]) }),
      },
    },
  )
  return { onQuery }
}
const card = () =>
  screen.getByRole('region', { name: 'Equity' }).textContent?.replaceAll(/[\u2066-\u2069]/g, '') ?? ''

const lost = {
  equity: '5793.05',
  totalIncome: '43.05',
  profit: {
    ...{ total: '-206.95', today: '-106.95', unrealised: '0.00' },
    ...{ bySource: { SMART: '-206.95' }, todayBySource: { SMART: '-106.95' } },
  },
}

describe('the card of equity', () => {
  beforeEach(async () => {
    await startTestI18n('account', 'balance')
    signOut()
    signIn({ token: 't-1', userName: 'marta_k' })
  })

  it('has one figure for the span of its chart, which it names, and the one since the beginning', async () => {
    show('real', lost)
    expect(await screen.findByText(/since 9 Jan/)).toBeDefined()
    expect(card()).toMatch(/5,793\.05\s?USD.*−156\.95\sUSD since 9 Jan, 16:00.*−206\.95\sUSD all time/)
    expect(card()).not.toMatch(/today|43\.05|unrealised/)
  })

  it('has one figure only where the span is all time', async () => {
    show('real', lost, { range: 'all' })
    expect(await screen.findByText(/since you opened your account/)).toBeDefined()
    expect(card()).not.toContain('all time')
  })

  it('changes the span beside its chart', async () => {
    const { onQuery } = show('real', lost)
    const chart = screen.getByRole('region', { name: 'Profit and loss' })
    fireEvent.click(within(chart).getByRole('button', { name: '1W' }))
    expect(onQuery).toHaveBeenCalledWith({ range: '1W', from: '', to: '' })
  })

  it('says what of a demo account is not realised, and names no plans, holds and loans, which it has not', () => {
    show('demo', { ...lost, inMargin: '361.67', profit: { ...lost.profit, unrealised: '-148.38' } })
    expect(card()).toContain('−148.38 USD still unrealised')
    expect(card()).not.toMatch(/In plans|On hold|Loan debt/)
  })

  it('names plans, holds and loans of a real account', () => {
    show('real', lost)
    expect(card()).toMatch(/On hold.*In plans.*Loan debt/)
  })
})
