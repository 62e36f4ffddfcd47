import { formatPrice } from '#core/format/figures.ts'
import { formatDecimal } from '#lib/i18n/format-decimal.ts'
import { type IndicatorId, kindOf } from './indicator-kinds.ts'

/**
 * A figure of an indicator by the signs of the language: as a price, as an index with one decimal, or as a volume in
 * thousands and millions.
 *
 * @param decimals of the instrument's prices
 */
export function formatReading(id: IndicatorId, value: number, decimals: number): string {
  switch (kindOf(id).scale) {
    case 'price':
      return formatPrice(value, decimals)
    case 'index':
      return formatPrice(value, 1)
    case 'volume':
      return formatDecimal(value, { compact: true })
  }
}
