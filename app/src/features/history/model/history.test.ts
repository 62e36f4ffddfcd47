import { describe, expect, it } from 'vitest'
import { historyQuery, type Transaction } from './history-query.ts'
import { statementOf } from './statement.ts'
import { transactionRows } from './transaction-rows.ts'

const transaction = (
  id: string,
  kind: Transaction['kind'],
  amount: string,
  balanceAfter: string,
): Transaction => ({
  id,
  ref: `SM202601100000000003#2026-01-1${id}`,
  kind,
  amount,
  balanceAfter,
  at: `2026-01-1${id}T00:00:00.000Z`,
})
const rows = [
  transaction('3', 'SMART_YIELD', '20.05', '520.05'),
  transaction('2', 'SMART_BUY', '-500.00', '500.00'),
  transaction('1', 'DEPOSIT', '521.10', '1000.00'),
]

describe('a statement', () => {
  it('adds up to the cent and starts from the balance before its first row', () => {
    expect(statementOf(rows, true)).toEqual({
      opening: '478.90',
      closing: '520.05',
      moneyIn: '541.15',
      moneyOut: '500.00',
    })
  })

  it('names no balances when rows of other kinds are left out', () => {
    expect(statementOf(rows, false)).toMatchObject({ opening: undefined, closing: undefined })
    expect(statementOf([], true)).toMatchObject({ opening: undefined, moneyIn: '0.00', moneyOut: '0.00' })
  })
})

describe('the rows of an export', () => {
  const words = { headers: ['Time', 'Type', 'Record', 'Amount', 'After'], kind: String } as const

  it('are the ledger’s figures, under the sandbox label', () => {
    expect(transactionRows(rows.slice(0, 1), { ...words, label: 'Sandbox' })).toEqual([
      ['Sandbox'],
      ['Time', 'Type', 'Record', 'Amount', 'After'],
      ['2026-01-13T00:00:00.000Z', 'SMART_YIELD', 'SM202601100000000003', '20.05', '520.05'],
    ])
  })
})

describe('the link of the history', () => {
  it.each(['', 'kind=DEPOSIT', 'kind=SAVINGS&from=2026-01-01&to=2026-01-31'])('carries “%s”', (link) => {
    expect(historyQuery.write(historyQuery.parse(new URLSearchParams(link))).toString()).toBe(link)
  })

  it('leaves out unknown values', () => {
    const params = new URLSearchParams('kind=THEFT&from=yesterday&to=2026-99-99')
    expect(historyQuery.parse(params)).toEqual({ kind: undefined, from: '', to: '' })
  })
})
