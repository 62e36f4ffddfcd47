import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalJson } from '../../store/canonical-json.ts'
import { rowFromText, rowToText } from './row-text.ts'

test('every row comes back as it was: big integers, odd texts and all', () => {
  const leaf = fc.oneof(
    fc.bigInt(),
    fc.array(fc.nat({ max: 0xffff }), { maxLength: 12 }).map((units) => String.fromCharCode(...units)),
    fc.string({ maxLength: 12 }).map((text) => `\u0000${text}`),
    fc.constant('\u0000n12'),
    fc.double({ noDefaultInfinity: true, noNaN: true }),
    fc.boolean(),
    fc.constant(null),
  )
  const fields = (value: fc.Arbitrary<unknown>) =>
    fc.dictionary(fc.string({ maxLength: 8 }), value, { noNullPrototype: true, maxKeys: 5 })
  const row = fields(fc.oneof(leaf, fc.array(leaf, { maxLength: 4 }), fields(leaf)))
  fc.assert(
    fc.property(row, (one) => {
      expect(canonicalJson(rowFromText(rowToText(one)))).toBe(canonicalJson(one))
    }),
  )
})

test('refuses to write what could not be read back', () => {
  expect(() => rowToText({ amount: Number.NaN })).toThrow('cannot be kept')
})
