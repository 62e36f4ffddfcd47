import { addDecimals } from '@swx/sdk/money'
import { describe, expect, it } from 'vitest'
import { sampleUser } from '#test/render-with-backend.tsx'
import {
  availableLines,
  type BalanceLine,
  balanceOf,
  balanceRows,
  heldLines,
  loanLines,
  type Transaction,
} from './balance.ts'
import { type Account, sharesOf } from './composition.ts'

const account = {
  ...sampleUser('18240.55').accounts.real,
  held: '500.00',
  inSmart: '6234.56',
  inMargin: '361.67',
  loanDebt: '1009.00',
  equity: '24346.78',
  profit: { total: '100.00', today: '10.00', unrealised: '19.00', bySource: {} },
} as Account
const plan = (amount: string) =>
  ({
    key: `p-${amount}`,
    kind: 'plan',
    plan: { orderNo: 'SM1', productName: 'Index' },
    amount,
  }) as BalanceLine
const gain = (amount: string) => ({ key: 'LV1', kind: 'unrealised', position: {}, amount }) as BalanceLine
const transaction = (kind: Transaction['kind'], amount: string, balanceAfter: string) =>
  ({ id: balanceAfter, ref: 'x', kind, amount, balanceAfter, at: '2026-01-23T00:00:00.000Z' }) as Transaction
const sumOf = (list: readonly { amount: string }[]) =>
  addDecimals('0.00', ...list.map(({ amount }) => amount))

describe('what a balance is made up of', () => {
  it('adds up: lines to their figure, figures to equity, a debt taken off', () => {
    const { parts } = balanceOf(account, {
      inSmart: [plan('5000.00'), plan('1234.56')],
      unrealised: [gain('19.00')],
    })
    expect(sumOf(parts)).toBe(account.equity)
    for (const { amount, lines } of parts) expect(sumOf(lines)).toBe(amount)
  })

  it('names what has changed since, rather than a sum that is wrong', () => {
    const { parts } = balanceOf(account, { inSmart: [plan('5000.00')], unrealised: [gain('19.00')] })
    expect(parts.find(({ name }) => name === 'inSmart')?.lines.at(-1)).toMatchObject({
      kind: 'rest',
      amount: '1234.56',
    })
  })

  it('takes equity, and the profit of today, at the prices of its lines', () => {
    const later = balanceOf(account, { unrealised: [gain('-1.00')] }).account
    expect(later).toMatchObject({ equity: '24326.78', profit: { total: '80.00', today: '-10.00' } })
  })

  it('has no plans, holds and loans on a demo account', () => {
    const demo = { ...sampleUser().accounts.demo, mode: 'demo' } as Account
    expect(balanceOf(demo, {}).parts.map(({ name }) => name)).toEqual([
      'available',
      'inMargin',
      'inStake',
      'unrealised',
    ])
  })

  it('opens the day with what was there before its first transaction, and sums the others by kind', () => {
    const today = [
      transaction('SMART_YIELD', '4.69', '18240.55'),
      transaction('SMART_YIELD', '20.00', '18235.86'),
      transaction('SAVINGS', '45.60', '18215.86'),
    ]
    expect(availableLines('18240.55', today)).toMatchObject([
      { kind: 'opening', amount: '18170.26' },
      { of: 'SMART_YIELD', amount: '24.69' },
      { of: 'SAVINGS', amount: '45.60' },
    ])
    expect(availableLines('18240.55', [])).toMatchObject([{ kind: 'opening', amount: '18240.55' }])
  })

  it('holds bids that lead and no others; a loan is its principal and interest', () => {
    const bid = (leading: boolean) => ({ id: 'n-1', title: 'Kite', myBid: '100.00', leading })
    expect(heldLines([], [bid(true), bid(false)] as never)).toHaveLength(1)
    const loan = { amount: '1000.00', accruedInterest: '9.00', overdueInterest: '0.00' }
    expect(loanLines([loan] as never)).toMatchObject([
      { kind: 'principal', amount: '-1000.00' },
      { kind: 'interest', amount: '-9.00' },
    ])
  })

  it('splits what is owned, and neither a debt nor what goes by the price', () => {
    expect(sharesOf(account).map(({ name }) => name)).toEqual(['available', 'inSmart', 'held', 'inMargin'])
    expect(
      sharesOf({ ...account, available: '0.00', inSmart: '0.00', held: '0.00', inMargin: '0.00' }),
    ).toEqual([])
  })

  it('is exported with plain figures and without marks of direction', () => {
    const balance = balanceOf(account, { inSmart: [plan('6234.56')], unrealised: [gain('19.00')] })
    const rows = balanceRows(balance, {
      label: 'Sandbox',
      headers: ['Figure', 'Made up of', 'Amount'],
      part: String,
      line: ({ kind }) => `\u2066${kind}\u2069`,
      equity: 'Equity',
      at: '2026-01-23T09:00:00.000Z',
    })
    expect(rows.slice(0, 2)).toEqual([['Sandbox'], ['Figure', 'Made up of', 'Amount']])
    expect(rows).toContainEqual(['inSmart', 'plan', '6234.56'])
    expect(rows.at(-1)).toEqual(['Equity', '2026-01-23T09:00:00.000Z', '24346.78'])
  })
})
