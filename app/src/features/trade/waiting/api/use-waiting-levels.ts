import { triggerIssue } from '@swx/sdk/money'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatLots } from '#core/format/figures.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { useTriggerTexts } from '#features/trade/shared/components/use-ticket-texts.ts'
import type { ChartLevel } from '#features/trade/shared/model/chart-level.ts'
import type { WaitingOrder } from '../model/waiting-order.ts'
import { useWaitingOrders } from './use-waiting-orders.ts'

/** A waiting order, and the price that the user wants it at. */
export interface WaitingMove {
  readonly order: WaitingOrder
  readonly price: number
}

/**
 * The own waiting orders of an instrument as lines of its chart, which can be moved.
 *
 * @param onReview called with what the user wants to be asked about; nothing is sent before
 */
export function useWaitingLevels(
  instrument: Instrument,
  onReview: (move: WaitingMove) => void,
): readonly ChartLevel[] {
  const { t } = useTranslation(['orders', 'instrument'])
  const rows = useWaitingOrders().data?.rows
  const texts = useTriggerTexts(instrument)
  const { code, tickSize } = instrument
  return useMemo(
    () =>
      (rows ?? [])
        .filter((order) => order.code === code)
        .map((order): ChartLevel => {
          const { orderNo, type, direction, lots, trigger } = order
          const name = `${t(`entry.order.${type}.${direction}`)} ${formatLots(lots)}`
          return {
            id: orderNo,
            kind: 'waiting',
            price: trigger,
            title: name,
            shortTitle: t(`entry.type.${type}`),
            note: t('levels.waits'),
            move: {
              name,
              errorAt: (price, now) => {
                const setting = { type, direction, price: now, tickSize }
                return texts.issue(triggerIssue(setting, price), setting)
              },
              review: (price) => onReview({ order, price }),
            },
          }
        }),
    [rows, code, tickSize, t, texts, onReview],
  )
}
