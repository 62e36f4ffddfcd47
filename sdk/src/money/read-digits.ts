import type { NumberSigns } from './number-signs.ts'

/** Digits on both sides of the decimal sign. */
export interface Digits {
  readonly integer: string
  readonly fraction: string
}

/** Group signs that no language uses as a decimal sign: spaces, the apostrophe, the Arabic group sign. */
const onlyGroups = " '\u066c"
const arabicDecimal = '\u066b'

/** Digits of a text with these signs, groups being three digits each and all of one kind; undefined where they do not fit. */
function digitsBy(text: string, decimal: string, groups: string): Digits | undefined {
  const [integer = '', fraction = '', ...more] = text.split(decimal)
  if (more.length > 0 || !/^\d*$/.test(fraction) || integer + fraction === '') return undefined
  if (/^\d*$/.test(integer)) return { integer, fraction }
  const sign = integer.match(/\D/)?.[0] ?? ''
  const isGrouped = groups.includes(sign) && /^[1-9]\d{0,2}(?:\D\d{3})+$/.test(integer)
  const whole = integer.replaceAll(sign, '')
  return isGrouped && /^\d+$/.test(whole) ? { integer: whole, fraction } : undefined
}

const isSame = (a: Digits, b: Digits) => a.integer === b.integer && a.fraction === b.fraction

/** What a lone sign means when it does not decide: a group sign that was misplaced. Nothing is grouped after a zero. */
function withoutSign(text: string): Digits | undefined {
  return /^[1-9]\d*[.,]\d+$/.test(text) ? { integer: text.replace(/[.,]/, ''), fraction: '' } : undefined
}

/**
 * All that a text of digits and signs can mean to someone who reads the language: nothing, one reading, or two of which
 * none may be picked.
 *
 * @param text digits 0 to 9 and signs between them
 */
export function readDigits(text: string, signs: NumberSigns): readonly Digits[] {
  if (text.includes(arabicDecimal)) {
    const digits = digitsBy(text, arabicDecimal, `${onlyGroups},`)
    return digits ? [digits] : []
  }
  const byPoint = digitsBy(text, '.', `${onlyGroups},`)
  const byComma = digitsBy(text, ',', `${onlyGroups}.`)
  const own = digitsBy(text, signs.decimal, onlyGroups + signs.group)
  if (own) {
    // "1,234" is as likely an amount from an English page as three decimals.
    const isAsked = signs.decimal === ',' && text.includes(',') && byPoint && !isSame(own, byPoint)
    return isAsked ? [own, byPoint] : [own]
  }
  const possible = [byPoint, byComma, withoutSign(text)].filter((digits) => digits !== undefined)
  return possible.filter((digits, at) => possible.findIndex((other) => isSame(digits, other)) === at)
}
