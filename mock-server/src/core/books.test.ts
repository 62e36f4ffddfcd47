import { expect, test } from 'vitest'
import { demoStart } from '../ledger/templates/demo.ts'
import { tables } from '../runtime/tables.ts'
import { createStore } from '../store/store.ts'
import { balanceOf, book } from './books.ts'

test('a new demo account holds 100 000.00 that the house accounts for, in demo only', () => {
  const store = createStore(tables)
  store.transaction((tables) => book(tables, demoStart('u1', 'start'), 5))
  expect(balanceOf(store.read, 'demo', 'u1', 'cash')).toBe(10_000_000n)
  expect(balanceOf(store.read, 'real', 'u1', 'cash')).toBe(0n)
  expect([...store.read.balances.list()].reduce((sum, row) => sum + row.amount, 0n)).toBe(0n)
})

test('books nothing twice, nothing unbalanced and nothing that overdraws', () => {
  const store = createStore(tables)
  store.transaction((tables) => book(tables, demoStart('u1', 'start'), 5))
  const before = store.hash()
  const attempt = (draft: Parameters<typeof book>[1]) => () =>
    store.transaction((tables) => book(tables, draft, 6))
  expect(attempt(demoStart('u1', 'start'))).toThrow('another row already has reference')
  const postings = [
    { account: 'user:u1:cash', amount: -10_000_001n },
    { account: 'user:u1:margin', amount: 10_000_001n },
  ]
  expect(attempt({ mode: 'demo', kind: 'ORDER_OPEN', ref: '1', postings })).toThrow('would take user:u1:cash')
  expect(attempt({ mode: 'demo', kind: 'ORDER_OPEN', ref: '1', postings: postings.slice(1) })).toThrow(
    'does not balance',
  )
  expect(store.hash()).toBe(before)
})
