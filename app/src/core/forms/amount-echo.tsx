import type { AmountReading } from '@swx/sdk/money'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDecimal } from '#lib/i18n/format-decimal.ts'
import { Figure } from '#ui/figure/figure.tsx'

export interface AmountEchoProps {
  reading: AmountReading
  scale: number
  unit?: string | undefined
  /** Stands at the start of the line. */
  children?: ReactNode
}

/** What was understood, at the end of the line under a field: only that is sent. */
export function AmountEcho({ reading, scale, unit, children }: AmountEchoProps) {
  const { t } = useTranslation('money')
  const start = reading.kind === 'value' && reading.leftOut ? t('amount.leftOut') : children
  return (
    <span className="flex flex-wrap items-baseline justify-between gap-x-3">
      {start ? <span>{start}</span> : null}
      {reading.kind === 'value' ? (
        <span className="ms-auto text-13 font-strong text-text">
          {'= '}
          <Figure value={formatDecimal(reading.value, { leastDecimals: Math.min(scale, 2) })} unit={unit} />
        </span>
      ) : null}
    </span>
  )
}
