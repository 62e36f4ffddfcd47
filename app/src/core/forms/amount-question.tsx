import type { AmountReading } from '@swx/sdk/money'
import { TriangleAlert } from 'lucide-react'
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
        <>
          {start ? ' ' : null}
          <span className="ms-auto text-13 font-strong text-text">
            {'= '}
            <Figure value={formatDecimal(reading.value, { leastDecimals: Math.min(scale, 2) })} unit={unit} />
          </span>
        </>
      ) : null}
    </span>
  )
}

export interface AmountQuestionProps {
  /** The id of the question, by which the input refers to it. */
  id: string
  reading: AmountReading
  /** Names the field where several stand above their questions. */
  label?: string | undefined
  scale: number
  unit?: string | undefined
  /** Called with the value that is meant, a decimal string. */
  onPick: (value: string) => void
}

/** The amounts that a text can mean; undefined where there is nothing to ask. */
export const readingsOf = (reading: AmountReading): readonly [string, string] | undefined => {
  if (reading.kind === 'ambiguous') return reading.readings
  return reading.kind === 'refused' ? reading.nearest : undefined
}

/** Asks which of two amounts is meant; neither is chosen ahead of the user. */
export function AmountQuestion({ id, reading, label, scale, unit, onPick }: AmountQuestionProps) {
  const { t } = useTranslation('money')
  const readings = readingsOf(reading)
  if (readings === undefined) return null
  return (
    <fieldset aria-labelledby={id} className="col-span-full grid gap-1.5">
      <p id={id} role="status" className="flex items-start gap-1.5 text-12 text-warn">
        <TriangleAlert className="size-4 flex-none" aria-hidden="true" />
        <span>
          {label ? <b className="font-strong">{label}: </b> : null}
          {reading.kind === 'ambiguous' ? t('amount.which') : t('amount.tooManyDecimals')}
        </span>
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,112px),1fr))] gap-2">
        {readings.map((value) => (
          <button
            key={value}
            type="button"
            onClick={() => onPick(value)}
            className="min-h-11 rounded-2 border border-line-strong bg-surface p-2 font-strong hover:bg-surface-sunken"
          >
            <Figure value={formatDecimal(value, { leastDecimals: Math.min(scale, 2) })} unit={unit} />
          </button>
        ))}
      </div>
    </fieldset>
  )
}
