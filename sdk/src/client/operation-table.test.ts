import { operations } from '@swx/openapi/operations'
import { describe, expect, it } from 'vitest'
import { contractOperations } from '../../test/contract-operations.ts'
import { envelope } from '../../test/fake-backend.ts'
import { makeClient } from '../../test/make-client.ts'
import { isUnsettled, lifetimeOf, operationAt } from './operation-table.ts'

/** A path as it is sent. */
const filled = (path: string) => path.replace(/\{.*\}/, 'x-1')

describe('the operation of a path', () => {
  it.each(contractOperations)('is found for %s, with braces and with values', (id, { path }) => {
    for (const written of [path, filled(path)])
      expect(operationAt(written)).toBe(operations[id as keyof typeof operations])
  })

  it('is none for paths that the contract does not have, whose answers are not kept', () => {
    expect(operationAt('/swx/customer/other')).toBeUndefined()
    expect(lifetimeOf(undefined)).toBe(0)
  })

  const unsettled = contractOperations.flatMap(([id, { path, operation }]) => {
    const { 'x-cache': cache } = operation
    return cache === 'never' || !cache.neverWhile ? [] : [{ id, path, neverWhile: cache.neverWhile }]
  })
  it.each(unsettled)('says what $id must not keep', ({ path, neverWhile }) => {
    const isKept = (result: unknown) => !isUnsettled(operationAt(filled(path)), { result })
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
