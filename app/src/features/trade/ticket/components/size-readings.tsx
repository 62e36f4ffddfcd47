import { useTranslation } from 'react-i18next'
import { formatMoney } from '#core/format/format-money.ts'
import { formatQuantity } from '#core/format/format-quantity.ts'
import { isolateFigure } from '#core/format/isolate-figure.ts'
import { Figure } from '#ui/figure/figure.tsx'
import { amountOf, type SizeUnit, sizeUnits } from '../model/ticket-size.ts'
import type { LeverageTicketState } from './use-leverage-ticket.ts'

interface SizeReadingsProps {
  ticket: LeverageTicketState
  onStopLoss: () => void
}

/** The size in the other units, as text; for a size by risk without a stop loss, what it waits for. */
export function SizeReadings({ ticket, onStopLoss }: SizeReadingsProps) {
  const { t } = useTranslation('orders')
  const { draft, form, stops } = ticket
  const { unit } = form.getValues('size')

  if (unit === 'risk' && stops.stopLoss === undefined)
    return (
      <>
        {t('sizeIn.noStop')}{' '}
        <button type="button" onClick={onStopLoss} className="text-accent underline">
          {t('levels.use', { exit: t('levels.stopLoss') })}
        </button>
      </>
    )
  if (draft === undefined) return null
  const textOf = (other: SizeUnit, amount: string) => {
    if (other === 'usd') return <Figure value={formatMoney(amount)} unit="USD" />
    const figure = isolateFigure(other === 'risk' ? formatMoney(amount) : formatQuantity(amount))
    return t(`sizeIn.reading.${other}`, { amount: figure })
  }
  return (
    <span className="flex flex-wrap gap-x-3">
      {sizeUnits.map((other) => {
        const amount = other === unit ? undefined : amountOf(other, draft.lots, draft)
        return amount === undefined ? null : (
          <span key={other} className={other === 'lots' ? 'font-strong text-text' : undefined}>
            {textOf(other, amount)}
          </span>
        )
      })}
    </span>
  )
}
