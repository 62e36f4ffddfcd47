import { expect, test } from 'vitest'
import type { Snapshot } from '../store/store.ts'
import { createJournal } from './journal.ts'

const request = { query: '', headers: {}, token: 'none', secrets: [], bodyKind: 'none' } as const

const entry = (more: object = {}) =>
  ({ at: 0, kind: 'customer', method: 'GET', path: '/x', status: 200, took: 0.4, request, ...more }) as const

test('keeps the latest exchanges and answers those after a number', () => {
  const journal = createJournal(3)
  expect(journal.since(0)).toEqual([])
  for (let n = 0; n < 5; n++) journal.record(entry())
  expect(journal.since(0).map(({ seq }) => seq)).toEqual([3, 4, 5])
  expect(journal.since(4).map(({ seq }) => seq)).toEqual([5])
  expect(journal.since(9)).toEqual([])
  expect([journal.find(5)?.seq, journal.find(1)]).toEqual([5, undefined])
})

test('control calls do not push out the exchanges of customers', () => {
  const journal = createJournal(2)
  journal.record(entry())
  for (let n = 0; n < 5; n++) journal.record(entry({ kind: 'control' }))
  expect(journal.since(0).map(({ seq }) => seq)).toEqual([1, 5, 6])
})

test('rows are kept of the latest states only, however many exchanges came upon each', () => {
  const journal = createJournal(6, 2)
  const [first, second, third]: Snapshot[] = [[], [], []]
  for (const before of [first, first, second, third, third]) journal.record(entry({ before }))
  const kept = () => journal.since(0).map(({ before }) => before !== undefined)
  expect(kept()).toEqual([false, false, true, true, true])
  for (let n = 0; n < 6; n++) journal.record(entry({ before: third }))
  expect(kept()).toEqual([true, true, true, true, true, true])
  journal.record(entry({ before: second }))
  expect(kept()).toEqual([true, true, true, true, true, true])
})
