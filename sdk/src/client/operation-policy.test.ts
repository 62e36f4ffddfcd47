import { describe, expect, it } from 'vitest'
import { contractOperations } from '../../test/contract-operations.ts'
import { envelope } from '../../test/fake-backend.ts'
import { makeClient } from '../../test/make-client.ts'
import { policy } from '../gen/policy.ts'
import { isUnsettled, ruleOf } from './operation-policy.ts'

/** A path as it is sent. */
const filled = (path: string) => path.replace(/\{.*\}/, 'x-1')

describe('the small table of the run-time says what the contract says', () => {
  it.each(contractOperations)('of %s', (_, { method, path, operation }) => {
    const { 'x-cache': cache, 'x-effect': effect, 'x-money': money = false } = operation
    for (const written of [path, filled(path)]) {
      const [seconds] = ruleOf(policy, written)
      if (method === 'get') expect(seconds).toBe(cache === 'never' ? 0 : cache.ttl)
      else expect([seconds !== 0, seconds === 1]).toEqual([effect === 'write', money])
    }
  })

  const unsettled = contractOperations.flatMap(([id, { path, operation }]) => {
    const { 'x-cache': cache } = operation
    return cache === 'never' || !cache.neverWhile ? [] : [{ id, path, neverWhile: cache.neverWhile }]
  })
  it.each(unsettled)('of what $id must not keep', ({ path, neverWhile }) => {
    const isKept = (result: unknown) => !isUnsettled(ruleOf(policy, filled(path)), { result })
    for (const [field, values] of Object.entries(neverWhile)) {
      for (const value of values) {
        expect(isKept({ [field]: value })).toBe(false)
        expect(isKept({ list: [{}, { [field]: value }] })).toBe(false)
      }
      expect(isKept({ [field]: 'x' })).toBe(true)
      expect(isKept({ list: [] })).toBe(true)
      expect(isKept(null)).toBe(true)
    }
  })
})

describe('an answer that will change by itself', () => {
  it('is not kept while it is open, and kept once it is settled', async () => {
    const { client, backend } = makeClient((_, nth) =>
      envelope({ list: [{ status: nth < 3 ? 'OPEN' : 'CLOSED' }] }),
    )
    for (let i = 0; i < 4; i++) await client.request('GET', '/swx/customer/order/listOrder')
    expect(backend.requests).toHaveLength(3)
  })
})
