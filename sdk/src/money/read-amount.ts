import { namesCurrency } from './currency-labels.ts'
import { exact, textOf } from './exact.ts'
import { numberSigns } from './number-signs.ts'
import { plainDigits } from './plain-digits.ts'
import { type Digits, readDigits } from './read-digits.ts'

/** How an amount is to be read. */
export interface ReadAmountOptions {
  /** BCP 47 tag of the language shown, which decides what point and comma mean. */
  readonly language: string
  /** The most decimals that the amount can have: 2 for USD, 8 for BTC. */
  readonly scale: number
  /** Code of the currency: the code, a sign or the name may stand beside the figure. Without it none may. */
  readonly currency?: string | undefined
  /** @default false */
  readonly allowNegative?: boolean
}

/** Why a text is not read. */
export type AmountError = 'notANumber' | 'negative' | 'tooManyDecimals' | 'tooLarge' | 'otherCurrency'

/** What a typed text means. Values are decimal strings as the API takes them. */
export type AmountReading =
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'value'
      readonly value: string
      /** The currency sign or code that was beside it. */
      readonly leftOut?: string
    }
  | {
      /** It can mean two amounts: ask which one. One that is finer than the scale is cut. */
      readonly kind: 'ambiguous'
      readonly readings: readonly [string, string]
    }
  | {
      readonly kind: 'refused'
      readonly reason: AmountError
      /** For too many decimals, the nearest amounts below and above. */
      readonly nearest?: readonly [string, string]
    }

const longest = 100
const mostDigits = 18

const word = '[\\p{L}\\p{M}\\p{Sc}]+'

/** Words and signs of a currency. What may be a sign of the number beside it is left to that. */
const labelPattern = `(${word}(?:[ '.&()\u30fb-]{1,3}${word})*(?:[.)](?= |$))?)`

const figurePattern = "((?:[.,\u066b]?\\d)(?:[\\d.,' \u066b\u066c]*[\\d.,\u066b])?)"

const shape = new RegExp(
  `^([-+])? ?${labelPattern}? ?([-+])? ?${figurePattern} ?${labelPattern}? ?(-)?$`,
  'u',
)

/** A sign or a code of three or four letters: it names a currency, even one that is not known. */
const signOrCode = /^\p{L}*\p{Sc}[\p{L}\p{Sc}]*$|^[A-Z]{3,4}$/u

const refused = (reason: AmountError): AmountReading => ({ kind: 'refused', reason })

/** The wire's text of digits, cut to the scale; with how much was cut off. */
function toScale(
  { integer, fraction }: Digits,
  scale: number,
): { readonly text: string; readonly isWhole: boolean } {
  const [kept, cut] = [fraction.slice(0, scale), fraction.slice(scale)]
  const whole = integer.replace(/^0+(?=\d)/, '') || '0'
  return { text: kept === '' ? whole : `${whole}.${kept}`, isWhole: !/[1-9]/.test(cut) }
}

/** The amount one last decimal above. */
function nextAbove(text: string, scale: number): string {
  const { units, scale: own } = exact(text)
  return textOf({ units: units * 10n ** BigInt(scale - own) + 1n, scale })
}

/**
 * Reads an amount, size or price as it was typed or pasted, by the signs of the language shown. What can mean two
 * amounts is never guessed: `100,50` is 100.50 in German, and asked in English; `1,234` is 1234 in English, and asked in
 * German. Arabic-Indic, Persian and full-width digits are read, and the signs, code and names of the currency are left
 * out.
 *
 * To show an amount, and what was understood, use `Intl.NumberFormat` of the same language, which takes a decimal
 * string without making it a float: `format.format(value as Intl.StringNumericLiteral)`.
 *
 * @throws RangeError for a `language` that is not a BCP 47 tag
 * @example
 * readAmount('1.234,50 $', { language: 'de', scale: 2, currency: 'USD' }) // { kind: 'value', value: '1234.50', … }
 * readAmount('100,50', { language: 'en', scale: 2 }) // { kind: 'ambiguous', readings: ['100.50', '10050'] }
 */
export function readAmount(text: string, options: ReadAmountOptions): AmountReading {
  const { language, scale, currency, allowNegative = false } = options
  const plain = plainDigits(text)
  if (plain === '') return { kind: 'empty' }
  const [, before = '', labelBefore, inside = '', figure, labelAfter, after = ''] =
    (plain.length <= longest && shape.exec(plain)) || []
  const sign = before + inside + after
  if (figure === undefined || sign.length > 1 || (labelBefore && labelAfter)) return refused('notANumber')
  const label = labelBefore ?? labelAfter
  if (label !== undefined && currency === undefined) return refused('notANumber')
  if (label !== undefined && !namesCurrency(label, currency ?? '', language)) {
    return refused(signOrCode.test(label) ? 'otherCurrency' : 'notANumber')
  }

  const [first, second] = readDigits(figure, numberSigns(language))
  if (first === undefined) return refused('notANumber')
  if (sign === '-' && !allowNegative) return refused('negative')
  const minus = sign === '-' ? '-' : ''
  if ([first, second].some((digits) => (digits?.integer.replace(/^0+/, '').length ?? 0) > mostDigits))
    return refused('tooLarge')
  const { text: value, isWhole } = toScale(first, scale)
  if (second) return { kind: 'ambiguous', readings: [minus + value, minus + toScale(second, scale).text] }
  if (!isWhole) {
    const above = nextAbove(value, scale)
    return {
      kind: 'refused',
      reason: 'tooManyDecimals',
      nearest: minus === '' ? [value, above] : [`-${above}`, `-${value}`],
    }
  }
  return { kind: 'value', value: minus + value, ...(label === undefined ? {} : { leftOut: label }) }
}
