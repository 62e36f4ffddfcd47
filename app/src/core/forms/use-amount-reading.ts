import { type AmountReading, amountText, readAmount } from '@swx/sdk/money'
import { useTranslation } from 'react-i18next'
import { formatDecimal } from '#lib/i18n/format-decimal.ts'
import { useIsInTyping } from './field-in-typing.ts'

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

/** A field, and what stands in it. */
interface Written {
  readonly name: string | undefined
  readonly text: string
}

/**
 * Why a text is not read, in words; nothing for what is read, is empty, is asked back, or is the beginning of a figure
 * that is being typed.
 */
export function useAmountError(): (
  reading: AmountReading,
  kind: AmountKind,
  written: Written,
) => string | undefined {
  const { t } = useTranslation('money')
  const { read } = useAmountReading()
  const isInTyping = useIsInTyping()
  return (reading, kind, { name, text }) => {
    const { scale, currency = '' } = kind
    if (reading.kind !== 'refused' || reading.nearest) return undefined
    if (isInTyping(name) && read(`${text}1`, kind).kind !== 'refused') return undefined
    const example = formatDecimal('1234.5', { leastDecimals: Math.min(scale, 2) })
    const isolated = `\u2066${scale === 0 ? formatDecimal('1234') : example}\u2069`
    return t(`amount.${reading.reason === 'tooManyDecimals' ? 'notANumber' : reading.reason}`, {
      example: isolated,
      currency,
    })
  }
}
