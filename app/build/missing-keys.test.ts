import { expect, it } from 'vitest'
import { missingKeys } from './missing-keys.ts'

const source = {
  loans: { apr: 'APR', days_one: '{{count}} day', days_other: '{{count}} days', late: { cap: 'Cap' } },
}

it('a translation that lacks a text is told by its key, and the build stops', () => {
  const arabic = { loans: { apr: '…', days_zero: '…', days_other: '…', late: { cap: '…' } } }
  expect(missingKeys(source, arabic)).toEqual([])
  expect(missingKeys(source, { loans: { apr: '…' } })).toEqual(['loans:days', 'loans:late.cap'])
  expect(missingKeys(source, {})).toEqual(['loans:apr', 'loans:days', 'loans:late.cap'])
})
