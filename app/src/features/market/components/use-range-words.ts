import { useTranslation } from 'react-i18next'
import { isolateFigure } from '#core/format/figures.ts'
import { formatDecimal } from '#lib/i18n/format-decimal.ts'
import type { Range, RangeKey } from '../model/ranges.ts'

/** A limit as it is shown, with its unit. */
function limitText(key: RangeKey, value: number): string {
  if (key === 'price') return formatDecimal(value)
  if (key === 'volume') return `${formatDecimal(value, { compact: true })}\u00a0USD`
  return formatDecimal(value, { percent: true, sign: key !== 'volatility' })
}

/** Says a range in words: over, under, or between two limits. */
export function useRangeWords(): (key: RangeKey, range: Range) => string {
  const { t } = useTranslation('market')
  return (key, { min, max }) => {
    const text = (value: number) => isolateFigure(limitText(key, value))
    if (min === undefined) return t('filter.atMost', { value: text(max ?? 0) })
    if (max === undefined) return t('filter.atLeast', { value: text(min) })
    return t('filter.between', { from: text(min), to: text(max) })
  }
}
