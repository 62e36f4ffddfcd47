import { useTranslation } from 'react-i18next'
import { formatPrice } from '../../../../core/format/format-price.ts'
import { formatQuantity } from '../../../../core/format/format-quantity.ts'
import { isolateFigure } from '../../../../core/format/isolate-figure.ts'
import type { Instrument } from '../../../../core/instruments/instrument.ts'
import { priceAfter } from '../../../../core/instruments/price-grid.ts'
import type { LotsIssue, ProtectiveStopError } from '../model/ticket.ts'

const missing = {
  stopLoss: 'errors:enterStopLossPrice',
  takeProfit: 'errors:enterTakeProfitPrice',
} as const

/** The words for what is wrong on a ticket, with the limits of its instrument. */
export function useTicketTexts(
  instrument: Pick<Instrument, 'decimals' | 'tickSize'>,
  exitDistanceTicks: number | undefined,
) {
  const { t } = useTranslation(['orders', 'errors'])
  const price = (value: number) => isolateFigure(formatPrice(value, instrument.decimals))

  return {
    lots: (issue: LotsIssue | undefined, range: Pick<Instrument, 'minLots' | 'maxLots' | 'lotStep'>) => {
      if (issue === undefined || issue === 'unread') return undefined
      if (issue === 'missing') return t('errors:enterPurchaseQuantity')
      return t(`lots.${issue}`, {
        min: isolateFigure(formatQuantity(range.minLots)),
        max: isolateFigure(formatQuantity(range.maxLots)),
        step: isolateFigure(formatQuantity(range.lotStep)),
      })
    },
    exit: (
      kind: 'stopLoss' | 'takeProfit',
      error: ProtectiveStopError | undefined,
      at: { readonly price: number; readonly stopOut: number | undefined; readonly isLong: boolean },
    ) => {
      if (error === undefined || error === 'unread') return undefined
      if (error === 'missing') return t(missing[kind])
      const isAbove = (kind === 'takeProfit') === at.isLong
      const reason = error === 'wrongSide' ? (isAbove ? 'mustBeAbove' : 'mustBeBelow') : error
      const why = t(`exit.${reason}`, {
        price: price(at.price),
        stopOut: at.stopOut === undefined ? '' : price(at.stopOut),
        tick: price(instrument.tickSize),
        distance: price(priceAfter(instrument, 0, exitDistanceTicks ?? 1)),
      })
      return `${t('exit.unreasonable')} ${why}`
    },
  }
}
