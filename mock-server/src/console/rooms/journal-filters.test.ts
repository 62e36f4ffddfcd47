import { expect, test } from 'vitest'
import { type Entry, filterEntries, isBad } from './journal-filters.ts'

const entry = (seq: number, more: Partial<Entry> = {}): Entry => ({
  seq,
  at: '2026-01-12T15:20:00.000Z',
  kind: 'customer',
  method: 'GET',
  path: '/swx/customer/index/listContents/1',
  operation: 'listContents',
  status: 200,
  code: '200',
  took: 0.4,
  rule: 'domain',
  ...more,
})

test('an answer is bad by its status or by its code; 200 and the codes of other successes are not', () => {
  expect(isBad(entry(1))).toBe(false)
  expect(isBad(entry(1, { code: '20004' }))).toBe(false)
  expect(isBad(entry(1, { code: '10004' }))).toBe(true)
  expect(isBad(entry(1, { code: '401' }))).toBe(true)
  expect(isBad(entry(1, { status: 503, code: '503' }))).toBe(true)
})

test('filters narrow by user, code or status, what answered, bad answers, and a part of the path', () => {
  const calls = [
    entry(1),
    entry(2, {
      userId: 'u-1001',
      operation: 'buySmart',
      path: '/swx/customer/order/buySmart',
      code: '20004',
    }),
    entry(3, { userId: 'u-1001', code: '10004' }),
    entry(4, { status: 503, code: '503', rule: 'fault' }),
  ]
  const seqs = (query: Record<string, string>) => filterEntries(calls, query).map(({ seq }) => seq)
  expect(seqs({})).toEqual([1, 2, 3, 4])
  expect(seqs({ user: 'u-1001' })).toEqual([2, 3])
  expect(seqs({ user: 'u-1001', answer: 'bad' })).toEqual([3])
  expect(seqs({ answer: 'bad' })).toEqual([3, 4])
  expect(seqs({ code: '503' })).toEqual([4])
  expect(seqs({ rule: 'fault' })).toEqual([4])
  expect(seqs({ text: 'BUYsm' })).toEqual([2])
})
