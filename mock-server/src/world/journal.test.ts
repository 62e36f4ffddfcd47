import { expect, test } from 'vitest'
import { createJournal } from './journal.ts'

const entry = { at: 0, kind: 'customer', method: 'GET', path: '/x', status: 200 } as const

test('keeps the latest exchanges and answers those after a number', () => {
  const journal = createJournal(3)
  expect(journal.since(0)).toEqual([])
  for (let n = 0; n < 5; n++) journal.record(entry)
  expect(journal.since(0).map(({ seq }) => seq)).toEqual([3, 4, 5])
  expect(journal.since(4).map(({ seq }) => seq)).toEqual([5])
  expect(journal.since(9)).toEqual([])
})
