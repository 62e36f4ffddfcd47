import fc from 'fast-check'
import { createFinalURL, createQuerySerializer, defaultPathSerializer } from 'openapi-fetch'
import { describe, expect, it } from 'vitest'
import { writeQuery } from './query.ts'

const primitive = fc.oneof(fc.string(), fc.integer(), fc.boolean())
const value = fc.oneof(primitive, fc.array(primitive), fc.constantFrom(undefined, null))
const word = fc.stringMatching(/^[a-z][a-zA-Z0-9]*$/)

const sentValue = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.constantFrom(undefined, null),
  fc.array(fc.string()),
)
const sentQuery = fc.dictionary(fc.string({ minLength: 1 }), sentValue, { maxKeys: 4, noNullPrototype: true })

/** The query as it is sent, independent of the order in which it was given. */
const sent = (given: Record<string, unknown>) => {
  const querySerializer = createQuerySerializer()
  const names = Object.keys(given).filter((name) => [given[name] ?? []].flat().length > 0)
  return JSON.stringify(
    names.sort().map((name) =>
      createFinalURL('', {
        baseUrl: '',
        params: { query: { [encodeURIComponent(name)]: given[name] } },
        querySerializer,
        pathSerializer: defaultPathSerializer,
      }),
    ),
  )
}

describe('the query of a URL', () => {
  it("is what openapi-fetch's serialiser makes of the same values, in the order of their names", () => {
    const theirs = createQuerySerializer()
    fc.assert(
      fc.property(fc.dictionary(word, value, { noNullPrototype: true }), (query) => {
        const ordered = Object.fromEntries(Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1)))
        expect(writeQuery(query).slice(1)).toBe(theirs(ordered))
      }),
    )
  })

  it('comes back as it was given, whatever its names and values are', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ minLength: 1 }), fc.string(), { noNullPrototype: true }),
        (query) => {
          const { search, hash } = new URL(`/list${writeQuery(query)}`, 'http://api.test')
          expect(hash).toBe('')
          expect(Object.fromEntries(new URLSearchParams(search))).toEqual(query)
        },
      ),
    )
  })

  it('is nothing when nothing is sent', () => {
    expect(writeQuery()).toBe('')
    expect(writeQuery({ type: undefined, code: null, days: [] })).toBe('')
  })
})

describe('the query as the key of a cached GET', () => {
  it('differs whenever what is sent differs', () => {
    fc.assert(
      fc.property(sentQuery, sentQuery, (a, b) => {
        fc.pre(sent(a) !== sent(b))
        expect(writeQuery(a)).not.toBe(writeQuery(b))
      }),
      { numRuns: 1_000 },
    )
  })

  it('is the same in whatever order parameters are given', () => {
    fc.assert(
      fc.property(sentQuery, (given) => {
        const reversed = Object.fromEntries(Object.entries(given).reverse())
        expect(writeQuery(given)).toBe(writeQuery(reversed))
      }),
    )
  })

  it('cannot be imitated by a value that contains another parameter', () => {
    expect(writeQuery({ a: '1&b=2' })).not.toBe(writeQuery({ a: '1', b: '2' }))
    expect(writeQuery({ a: '["x"]' })).not.toBe(writeQuery({ a: ['x'] }))
  })
})
