import fc from 'fast-check'
import { createFinalURL, createQuerySerializer, defaultPathSerializer } from 'openapi-fetch'
import { describe, expect, it } from 'vitest'
import { queryKey } from './query-key.ts'

const value = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.constantFrom(undefined, null),
  fc.array(fc.string()),
)
const query = fc.dictionary(fc.string({ minLength: 1 }), value, { maxKeys: 4, noNullPrototype: true })

/** The query as it is sent, independent of the order in which it was given. */
const sent = (given: Record<string, unknown>) => {
  const querySerializer = createQuerySerializer()
  const names = Object.keys(given).filter((name) => given[name] !== undefined && given[name] !== null)
  return JSON.stringify(
    names.sort().map((name) => {
      const encoded = { [encodeURIComponent(name)]: given[name] }
      const params = { query: encoded }
      return createFinalURL('', {
        baseUrl: '',
        params,
        querySerializer,
        pathSerializer: defaultPathSerializer,
      })
    }),
  )
}

describe('the key of a cached GET', () => {
  it('differs whenever what is sent differs', () => {
    fc.assert(
      fc.property(query, query, (a, b) => {
        fc.pre(sent(a) !== sent(b))
        expect(queryKey(a)).not.toBe(queryKey(b))
      }),
      { numRuns: 1_000 },
    )
  })

  it('is the same in whatever order parameters are given', () => {
    fc.assert(
      fc.property(query, (given) => {
        const reversed = Object.fromEntries(Object.entries(given).reverse())
        expect(queryKey(given)).toBe(queryKey(reversed))
      }),
    )
  })

  it('cannot be imitated by a value that contains another parameter', () => {
    expect(queryKey({ a: '1?1:b=1:2' })).not.toBe(queryKey({ a: '1', b: '2' }))
    expect(queryKey({ a: '["x"]' })).not.toBe(queryKey({ a: ['x'] }))
  })

  it('passes over values that are not sent', () => {
    expect(queryKey({ type: undefined })).toBe(queryKey())
  })
})
