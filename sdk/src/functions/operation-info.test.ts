import catalogued from '@swx/openapi/errors.json' with { type: 'json' }
import { authOf, codesOf, sdkNameOf } from '@swx/openapi/operation-facts'
import { codesByOperation, operations } from '@swx/openapi/operations'
import { describe, expect, it } from 'vitest'
import { contract, contractOperations } from '../../test/contract-operations.ts'
import { catalogue, errorKeys } from '../gen/catalogue.ts'
import * as functions from '../gen/functions.ts'
import type { Caller } from './call-operation.ts'

const infos: Readonly<Record<string, unknown>> = operations
const errors: Readonly<Record<string, readonly string[]>> = codesByOperation
const functionOf = functions as unknown as Record<string, (client: Caller, input: object) => Promise<unknown>>

describe('the table of operations says what the contract says', () => {
  it('has every operation, and no other', () => {
    const ids = contractOperations.map(([id]) => id).sort()
    for (const table of [operations, codesByOperation]) expect(Object.keys(table).sort()).toEqual(ids)
  })

  it.each(contractOperations)('of %s', async (id, { path, method, operation }) => {
    const [successes, ...refused] = codesOf(operation, contract)
    expect(infos[id]).toEqual({
      method,
      path,
      input: expect.anything(),
      tag: path.split('/')[3],
      auth: authOf(operation),
      effect: operation['x-effect'],
      demo: operation['x-demo'],
      money: operation['x-money'] ?? false,
      cache: operation['x-cache'],
      changes: operation['x-effect'] === 'write' ? (operation['x-changes'] ?? operation.tags) : [],
      successCodes: successes,
    })
    const inOrder = refused.flat().sort((a, b) => Number(a) - Number(b))
    expect(errors[id]).toEqual(inOrder)

    const sent: string[] = []
    const client: Caller = {
      request: async (...[how, where]) => {
        sent.push(how, where)
        return { data: {}, response: new Response() }
      },
    }
    await functionOf[sdkNameOf(operation)]?.(client, {})
    expect(sent).toEqual([method.toUpperCase(), path])
  })

  it.each(catalogued.codes)('of code $code', ({ code, key, origin, kind, ...rest }) => {
    const http = 'http' in rest ? { http: rest.http } : {}
    expect(Object.entries(errorKeys)).toContainEqual([code, key])
    expect(Object.values(catalogue)).toContainEqual({ code, key, origin, kind, ...http })
    expect(Object.keys(errorKeys)).toHaveLength(catalogued.codes.length)
  })
})
