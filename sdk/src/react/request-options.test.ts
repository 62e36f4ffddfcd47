import { operations } from '@swx/openapi/operations'
import { describe, expect, it } from 'vitest'
import { isOwn } from './request-options.ts'

describe("a user's own data", () => {
  it.each(Object.entries(operations).filter(([, { method }]) => method === 'get'))(
    'is told from catalogue data by the tag of %s',
    (_, operation) => {
      expect(isOwn(operation)).toBe(operation.auth === 'token')
    },
  )
})
