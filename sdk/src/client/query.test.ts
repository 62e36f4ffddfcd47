import fc from 'fast-check'
import { createQuerySerializer } from 'openapi-fetch'
import { describe, expect, it } from 'vitest'
import { writeQuery } from './query.ts'

const primitive = fc.oneof(fc.string(), fc.integer(), fc.boolean())
const value = fc.oneof(primitive, fc.array(primitive), fc.constantFrom(undefined, null))
const word = fc.stringMatching(/^[a-z][a-zA-Z0-9]*$/)

describe('the query of a URL', () => {
  it("is what openapi-fetch's serialiser makes of the same values", () => {
    const theirs = createQuerySerializer()
    fc.assert(
      fc.property(fc.dictionary(word, value, { noNullPrototype: true }), (query) => {
        expect(writeQuery(query).slice(1)).toBe(theirs(query))
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
