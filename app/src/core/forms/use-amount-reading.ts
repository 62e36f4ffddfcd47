import { type AmountReading, amountText, readAmount } from '@swx/sdk/money'
import { useTranslation } from 'react-i18next'
import { formatDecimal } from '#lib/i18n/format-decimal.ts'

/** What a typed amount, size or price is read by. */
export interface AmountKind {
  /** The most decimals it can have. */
  readonly scale: number
  /** Code of its currency; absent for sizes. */
  readonly currency?: string | undefined
  /** Whether it can be below zero. @default false */
  readonly allowNegative?: boolean
}

/** A function that reads typed texts by the language shown, and one that writes a value as a text to be typed over. */
export function useAmountReading() {
  const { language } = useTranslation().i18n
  return {
    language,
    read: (text: string, { scale, currency, allowNegative = false }: AmountKind): AmountReading =>
      readAmount(text, { language, scale, currency, allowNegative }),
    write: (value: string): string => amountText(value, language),
  }
}

/** The value that was understood; undefined while nothing can be sent. */
export const understoodValue = (reading: AmountReading): string | undefined =>
  reading.kind === 'value' ? reading.value : undefined

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
