import { expect, test } from 'vitest'
import { retryAfterMs } from './retry-after.ts'

const now = Date.parse('2026-01-10T12:00:00Z')
const read = (value: string) => retryAfterMs(new Headers({ 'retry-after': value }), now)

test('Retry-After is read as seconds and as a date', () => {
  expect(read('3')).toBe(3_000)
  expect(read('Sat, 10 Jan 2026 12:00:05 GMT')).toBe(5_000)
  expect(read('Sat, 10 Jan 2026 11:00:00 GMT')).toBe(0)
})

test('without a header, or with a value that is no time, there is no pause', () => {
  expect(read('soon')).toBeUndefined()
  expect(retryAfterMs(new Headers(), now)).toBeUndefined()
})
