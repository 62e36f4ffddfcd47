import { expect, it } from 'vitest'
import { foldDigits } from './fold-digits.ts'

it.each([
  ['Arabic-Indic', '٠١٢٣٤٥٦٧٨٩'],
  ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
  ['Devanagari', '०१२३४५६७८९'],
  ['Bengali', '০১২৩৪৫৬৭৮৯'],
  ['Thai', '๐๑๒๓๔๕๖๗๘๙'],
  ['full width', '０１２３４５６７８９'],
  ['Adlam, beyond the first plane', '𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙'],
  ['mathematical, whose rows of ten follow one another', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
  ['mathematical of another style', '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿'],
])('reads the digits of a script: %s', (_, digits) => {
  expect(foldDigits(digits)).toBe('0123456789')
})

it('reads each digit that the language of a browser writes', () => {
  for (const system of Intl.supportedValuesOf('numberingSystem')) {
    const format = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false })
    const written = [...format.format(9876543210)]
    if (written.length === 10 && written.every((sign) => /\p{Nd}/u.test(sign)))
      expect([system, foldDigits(written.join(''))]).toEqual([system, '9876543210'])
  }
})

it('leaves everything else as it is', () => {
  expect(foldDigits('SANDBOX-ETH-1 ½ ² Ⅻ 十二')).toBe('SANDBOX-ETH-1 ½ ² Ⅻ 十二')
})
