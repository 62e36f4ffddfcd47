import { useTranslation } from 'react-i18next'
import { formatPrice } from '../../../core/format/format-price.ts'
import { formatRate } from '../../../core/format/format-rate.ts'
import { useLanguage } from '../../../core/language/use-language.ts'
import type { Claim, Statistic } from '../model/claims.ts'

/** Writes a claim's figure as a headline: 3.8 B, 350+, 20+ years, < 0.30 %. */
export function useClaimValue(): (claim: Claim & { key: Statistic }) => string {
  const { t } = useTranslation('home')
  const { language } = useLanguage()
  const compact = new Intl.NumberFormat(language.tag, {
    notation: 'compact',
    maximumFractionDigits: 1,
    numberingSystem: 'latn',
  })
  return ({ key, value }) => {
    const number = Number(value)
    if (!Number.isFinite(number)) return value
    switch (key) {
      case 'volume24h':
      case 'users':
        return apart(withPoint(compact.formatToParts(number)))
      case 'contracts':
        return `${formatPrice(number, 0)}+`
      case 'experience':
        return t('claims.years', { years: number })
      case 'tradingFee':
        return `< ${formatRate(number)}`
    }
  }
}

/** A decimal point in every language, as in every other figure: 3.8 Mrd. */
function withPoint(parts: readonly Intl.NumberFormatPart[]): string {
  return parts.map(({ type, value }) => (type === 'decimal' ? '.' : value)).join('')
}

/** A no-break space between figure and letter, as before every unit: 3.8 B. */
function apart(text: string): string {
  return text.replace(/(\d)([A-Za-z])/, '$1\u00a0$2')
}
