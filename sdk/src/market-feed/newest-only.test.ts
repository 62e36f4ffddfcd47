import { expect, it } from 'vitest'
import { NewestOnly } from './newest-only.ts'

it('forgets the codes that were not heard of for the longest time once there are more than 10,000', () => {
  const newest = new NewestOnly()
  newest.passes({ code: 'EARLY', price: 1, zdf: 0, t: 10 })
  newest.passes({ code: 'HEARD', price: 1, zdf: 0, t: 10 })
  for (let i = 0; i < 20_000; i++) {
    newest.passes({ code: `NEW-${i}`, price: 1, zdf: 0, t: 10 })
    newest.passes({ code: 'HEARD', price: 1, zdf: 0, t: 10 })
  }
  expect(newest.passes({ code: 'HEARD', price: 1, zdf: 0, t: 9 })).toBe(false)
  expect(newest.passes({ code: 'EARLY', price: 1, zdf: 0, t: 9 })).toBe(true)
})
