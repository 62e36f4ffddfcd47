import { expect, test } from 'vitest'
import { waitFor, withEvent } from './rate-limit.ts'

const rule = { limit: 3, windowMs: 60_000 }

test('lets events through until the limit, then says how long to wait', () => {
  expect(waitFor([], rule, 1_000)).toBe(0)
  expect(waitFor([0, 500], rule, 1_000)).toBe(0)
  expect(waitFor([0, 500, 900], rule, 1_000)).toBe(59_000)
  expect(waitFor([0, 500, 900], rule, 60_000)).toBe(0)
})

test('a request that came earlier and is judged later counts what was counted meanwhile, and forgets none of it', () => {
  expect(waitFor([500, 700, 900], rule, 400)).toBe(60_100)
  expect(withEvent([500, 900], rule, 700)).toEqual([500, 700, 900])
})
