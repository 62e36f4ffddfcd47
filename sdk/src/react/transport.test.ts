import { describe, expect, it } from 'vitest'
import { operations } from '../gen/operations.ts'
import { isOwn } from './transport.ts'

describe("a user's own data", () => {
  it.each(Object.entries(operations).filter(([, { method }]) => method === 'get'))(
    'is told from catalogue data by the path of %s',
    (_, { path, auth }) => {
      expect(isOwn(path)).toBe(auth === 'token')
    },
  )
})
