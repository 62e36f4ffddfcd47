import type { TFunction } from 'i18next'
import { Check, Clock, OctagonAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '#core/errors/use-error-text.ts'
import { formatMoney } from '#core/format/format-money.ts'
import { formatPrice } from '#core/format/format-price.ts'
import { isolateFigure } from '#core/format/isolate-figure.ts'
import type { BatchOutcome } from '#core/money-submission/use-money-batch.ts'
import type { ClosingRow } from '../model/close-all.ts'

interface ClosingOutcomeProps {
  row: ClosingRow
  outcome: BatchOutcome<'closeOrder'> | undefined
}

/** What became of one of the positions that are closed together. */
export function ClosingOutcome({ row, outcome }: ClosingOutcomeProps) {
  const { t } = useTranslation('orders')
  const errorText = useErrorText()
  if (row.isShut)
    return (
      <p className="text-12 text-warn">
        {t(`all.${row.instrument.marketHours === 'HALTED' ? 'halted' : 'shut'}`)}
      </p>
    )
  if (!outcome) return null
  const text = outcome.phase === 'failed' ? errorText(outcome.error) : outcomeText(t, row, outcome)
  const isBad = outcome.phase === 'failed' || outcome.phase === 'unknown'
  const Icon = outcome.phase === 'done' ? Check : isBad ? OctagonAlert : Clock
  return (
    <p
      className={
        isBad ? 'flex items-start gap-1.5 text-12 text-danger' : 'flex items-start gap-1.5 text-12 text-muted'
      }
    >
      <Icon className="size-4 flex-none" aria-hidden="true" />
      {text}
    </p>
  )
}

function outcomeText(
  t: TFunction<'orders'>,
  { instrument }: ClosingRow,
  outcome: Exclude<BatchOutcome<'closeOrder'>, { phase: 'failed' }>,
): string {
  if (outcome.phase !== 'done') return t(`all.${outcome.phase}`)
  const { closePrice, profit } = outcome.result
  return t('all.done', {
    price: isolateFigure(formatPrice(closePrice ?? 0, instrument.decimals)),
    net: isolateFigure(formatMoney(profit, { sign: true })),
  })
}
