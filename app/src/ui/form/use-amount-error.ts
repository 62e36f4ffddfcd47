import type { AmountReading } from '@swx/sdk/money'
import { useTranslation } from 'react-i18next'
import { formatDecimal } from '#lib/i18n/format-decimal.ts'
import type { AmountKind } from './use-amount-reading.ts'

/** Why a text is not read, in words; nothing for what is read, is empty, or is asked back. */
export function useAmountError(): (reading: AmountReading, kind: AmountKind) => string | undefined {
  const { t } = useTranslation('money')
  return (reading, { scale, currency = '' }) => {
    if (reading.kind !== 'refused' || reading.nearest) return undefined
    const example = formatDecimal('1234.5', { leastDecimals: Math.min(scale, 2) })
    const isolated = `\u2066${scale === 0 ? formatDecimal('1234') : example}\u2069`
    return t(`amount.${reading.reason === 'tooManyDecimals' ? 'notANumber' : reading.reason}`, {
      example: isolated,
      currency,
    })
  }
}
