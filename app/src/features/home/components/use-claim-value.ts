import { useTranslation } from 'react-i18next'
import { formatRate } from '#core/format/format-rate.ts'
import { isolateFigure } from '#core/format/isolate-figure.ts'
import { formatDecimal } from '#lib/i18n/format-decimal.ts'
import type { Claim, Statistic } from '../model/claims.ts'

/** Writes a claim's figure as a headline: up to 0.45%, 3.8bn, 350+, 20+ years, < 0.30%. */
export function useClaimValue(): (claim: Claim & { key: Statistic }) => string {
  const { t } = useTranslation('home')
  return ({ key, value }) => {
    const number = Number(value)
    if (!Number.isFinite(number)) return value
    switch (key) {
      case 'dailyInterest':
        return t('claims.upTo', { rate: isolateFigure(formatRate(number)) })
      case 'volume24h':
      case 'users':
        return formatDecimal(number, { compact: true })
      case 'contracts':
        return `${formatDecimal(number, { decimals: 0 })}+`
      case 'experience':
        return t('claims.years', { years: number })
      case 'tradingFee':
        return `< ${formatRate(number)}`
    }
  }
}
