import { describe, expect, it } from 'vitest'
import { envelope } from '../../test/fake-backend.ts'
import { makeClient } from '../../test/make-client.ts'
import type { OperationInfo } from '../functions/operation-info.ts'
import { operations } from '../gen/operations.ts'
import { policy } from '../gen/policy.ts'
import { isUnsettled, ruleOf } from './operation-policy.ts'

const all = Object.entries<OperationInfo>(operations)
/** A path as it is sent. */
const filled = (path: string) => path.replace(/\{.*\}/, 'x-1')

describe('the small table of the run-time says what the contract says', () => {
  it.each(all)('of %s', (_, { method, path, cache, effect }) => {
    for (const written of [path, filled(path)]) {
      const [seconds] = ruleOf(policy, written)
      if (method === 'get') expect(seconds).toBe(cache === 'never' ? 0 : cache.ttl)
      else expect(seconds !== 0).toBe(effect === 'write')
    }
  })

  it.each(all.filter(([, { cache }]) => cache !== 'never' && cache.neverWhile))(
    'of what %s must not keep',
    (_, info) => {
      if (info.cache === 'never') return
      for (const [field, values] of Object.entries(info.cache.neverWhile ?? {})) {
        for (const value of values) {
          expect(isUnsettled(ruleOf(policy, filled(info.path)), { result: { [field]: value } })).toBe(true)
          expect(
            isUnsettled(ruleOf(policy, filled(info.path)), { result: { list: [{}, { [field]: value }] } }),
          ).toBe(true)
        }
        expect(isUnsettled(ruleOf(policy, filled(info.path)), { result: { [field]: 'x' } })).toBe(false)
        expect(isUnsettled(ruleOf(policy, filled(info.path)), { result: { list: [] } })).toBe(false)
        expect(isUnsettled(ruleOf(policy, filled(info.path)), { result: null })).toBe(false)
      }
    },
  )
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
