import { hasFormerName } from '@swx/openapi/operation-facts'
import { expect, it } from 'vitest'
import { contractOperations } from '../../test/contract-operations.ts'
import * as hooks from '../exports/react.ts'
import * as functions from '../gen/functions.ts'

const renamed = [...contractOperations].flatMap(([id, { operation }]) => {
  const { 'x-sdk-name': name, ...rest } = operation as { 'x-sdk-name'?: string; 'x-since'?: string }
  return name === undefined || !hasFormerName(rest) ? [] : [{ id, name }]
})

const upper = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

it('operations of which the path says nothing have a name in the SDK', () => {
  expect(renamed).toContainEqual({ id: 'listWithdrwal', name: 'listWithdrawals' })
  expect(renamed).toContainEqual({ id: 'repassword', name: 'changePassword' })
})

it.each(renamed)('$name is the same function and the same hook as $id, its former name', ({ id, name }) => {
  const byName = { ...functions, ...hooks } as Record<string, unknown>
  expect(byName[name]).toBeTypeOf('function')
  expect(byName[id]).toBe(byName[name])
  expect(byName[`use${upper(name)}`]).toBeDefined()
  expect(byName[`use${upper(id)}`]).toBe(byName[`use${upper(name)}`])
})

it('keys of queries have the name of their operation, without a second "get"', () => {
  const keys = Object.keys(hooks).filter((name) => name.endsWith('QueryKey'))
  expect(keys).toContain('getInstrumentQueryKey')
  expect(hooks.getGetMarketInfoQueryKey).toBe(hooks.getInstrumentQueryKey)
  expect(hooks.getListTransactionQueryKey).toBe(hooks.listTransactionQueryKey)
})
