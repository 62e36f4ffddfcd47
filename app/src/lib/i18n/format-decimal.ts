/**
 * A decimal string by the signs of a language, digits 0 to 9, never turned into a float.
 *
 * @param value a decimal string
 * @param tag BCP 47 tag of the language shown
 * @param decimals as many at least; further ones of the value stay
 * @example
 * formatDecimal('1234.5', 'de', 2) // '1.234,50'
 */
export function formatDecimal(value: string, tag: string, decimals = 0): string {
  const own = value.split('.')[1]?.length ?? 0
  const format = new Intl.NumberFormat(tag, {
    numberingSystem: 'latn',
    minimumFractionDigits: Math.max(own, decimals),
    maximumFractionDigits: Math.max(own, decimals),
    useGrouping: true,
  })
  return format.format(value as Intl.StringNumericLiteral)
}
