import { stopLossIssue, takeProfitIssue } from '@swx/sdk/money'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatLots } from '#core/format/figures.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { useOrderTerms } from '#core/parameters/order-config.ts'
import { useStopTexts } from '#features/trade/shared/components/use-ticket-texts.ts'
import type { ChartLevel } from '#features/trade/shared/model/chart-level.ts'
import type { Position } from '#features/trade/shared/model/position.ts'
import { previewClosing, unrealisedAt } from '#features/trade/shared/model/position-preview.ts'
import { useOpenPositions } from './use-open-positions.ts'
import { useTrailingStops } from './use-trailing-stops.ts'

/** A stop of a position, and the price that the user wants it at. */
export interface StopMove {
  readonly orderNo: string
  readonly kind: 'stopLoss' | 'takeProfit'
  readonly price: number
}

const stopKinds = ['stopLoss', 'takeProfit'] as const
const issueOf = { stopLoss: stopLossIssue, takeProfit: takeProfitIssue }

/**
 * The own open positions of an instrument as lines of its chart: opening price, stop loss, take profit. The stops can
 * be moved once the terms they are held against are known.
 *
 * @param onReview called with what the user wants to be asked about; nothing is sent before
 */
export function usePositionLevels(
  instrument: Instrument,
  onReview: (move: StopMove) => void,
): readonly ChartLevel[] {
  const { t } = useTranslation(['orders', 'instrument'])
  const rows = useOpenPositions().data?.rows
  const trailed = useTrailingStops(rows, instrument.code)
  const terms = useOrderTerms().data
  const texts = useStopTexts(instrument, terms?.exitDistanceTicks)

  return useMemo(() => {
    const levelsOf = (position: Position): readonly ChartLevel[] => {
      const { orderNo, direction, lots, openPrice, stopOut } = position
      const side = t(`direction.${direction}`)
      const name = `${side} ${formatLots(lots)}`
      const entry: ChartLevel = {
        id: orderNo,
        kind: 'entry',
        price: openPrice,
        title: name,
        shortTitle: side,
        netAt: (price) => unrealisedAt(position, price),
      }
      const trails = trailed.get(orderNo)
      const trailing: readonly ChartLevel[] =
        trails === undefined
          ? []
          : [
              {
                id: `${orderNo} trailing`,
                kind: 'trailingStop',
                price: trails,
                title: t('levels.trailing'),
                shortTitle: t('levels.trailingShort'),
                netAt: terms && ((price) => previewClosing(position, price, terms.feeRate).net),
              },
            ]
      const stops = stopKinds.flatMap((kind): ChartLevel[] => {
        const at = position[kind]
        if (at === undefined) return []
        const level = { id: `${orderNo} ${kind}`, kind, price: at }
        const titles = { title: t(`levels.${kind}`), shortTitle: t(`instrument:level.short.${kind}`) }
        if (!terms) return [{ ...level, ...titles }]
        const errorAt = (price: number, now: number) => {
          const setting = { ...instrument, direction, price: now, stopOutPrice: stopOut }
          const issue = issueOf[kind]({ ...setting, exitDistanceTicks: terms.exitDistanceTicks }, price)
          return texts.stop(kind, issue, { price: now, stopOut, isLong: direction === 'LONG' })
        }
        const netAt = (price: number) => previewClosing(position, price, terms.feeRate).net
        const move = {
          name: t('instrument:level.of', { exit: titles.title, position: name }),
          errorAt,
          review: (price: number) => onReview({ orderNo, kind, price }),
        }
        return [{ ...level, ...titles, netAt, move }]
      })
      return [entry, ...trailing, ...stops]
    }
    return (rows ?? []).filter(({ code }) => code === instrument.code).flatMap(levelsOf)
  }, [rows, trailed, terms, instrument, t, texts, onReview])
}
