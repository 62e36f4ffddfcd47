import { exact, textOf } from './exact.ts'
import { numberSigns } from './number-signs.ts'

/**
 * A value as the text of a field, for steps, shares of a balance and readings that were chosen: `readAmount` reads it
 * back as just this value. It has the language's decimal sign and no groups, and never three decimals after a comma,
 * which would be asked.
 *
 * @param value a decimal string
 * @param language BCP 47 tag of the language shown
 * @throws RangeError for a text that is not a decimal
 * @example
 * amountText('1234.5', 'de') // '1234,5'
 * amountText('1.234', 'de') // '1,2340'
 */
export function amountText(value: string, language: string): string {
  const { decimal } = numberSigns(language)
  const [integer = '', fraction = ''] = textOf(exact(value)).split('.')
  if (fraction === '') return integer
  return `${integer}${decimal}${decimal === ',' && fraction.length === 3 ? `${fraction}0` : fraction}`
}
