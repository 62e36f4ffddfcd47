import type { AmountReading } from '@swx/sdk/money'
import { clsx } from 'clsx'
import { formatMoney } from '#core/format/format-money.ts'
import { formatPercent } from '#core/format/format-percent.ts'
import { Figure } from '#ui/figure/figure.tsx'
import { AmountEcho } from '#ui/form/amount-echo.tsx'

interface StopOutcomeProps {
  id: string
  label: string
  reading: AmountReading
  /** Whether what was understood is what stands in the field, so that it need not be shown twice. */
  isAsTyped: boolean
  decimals: number
  /** Of now. */
  price: number
  netAt: ((price: number) => string | undefined) | undefined
}

/** Under a stop: what was understood, how far it is from the price, and what closing there comes to. */
export function StopOutcome({ id, label, reading, isAsTyped, decimals, price, netAt }: StopOutcomeProps) {
  if (reading.kind !== 'value') return <p className="min-h-4.5" />
  const at = Number(reading.value)
  const net = netAt?.(at)
  return (
    <div className="flex min-h-4.5 flex-wrap items-baseline justify-between gap-x-2 text-12 text-muted">
      <span id={id} className={clsx(isAsTyped && 'sr-only')}>
        <span className="sr-only">{label}</span> <AmountEcho reading={reading} scale={decimals} />
      </span>
      <Figure value={formatPercent((at / price - 1) * 100)} />
      {net === undefined ? null : <Figure value={formatMoney(net, { sign: true })} unit="USD" />}
    </div>
  )
}
