import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatQuantity } from '../../../../core/format/format-quantity.ts'
import type { ChartLevel } from '../../instrument/model/chart-level.ts'
import { useOpenPositions } from './use-open-positions.ts'

/** The own open positions of an instrument as lines of its chart: opening price, stop loss, take profit. */
export function usePositionLevels(code: string): readonly ChartLevel[] {
  const { t } = useTranslation('orders')
  const rows = useOpenPositions().data?.rows
  return useMemo(
    () =>
      (rows ?? [])
        .filter((row) => row.code === code)
        .flatMap(({ orderNo, direction, lots, openPrice, stopLoss, takeProfit }) => [
          {
            id: orderNo,
            price: openPrice,
            title: t('position.opened', {
              direction: t(`direction.${direction}`),
              lots: formatQuantity(lots),
            }),
          },
          ...(stopLoss === undefined
            ? []
            : [{ id: `${orderNo} sl`, price: stopLoss, title: t('levels.stopLoss') }]),
          ...(takeProfit === undefined
            ? []
            : [{ id: `${orderNo} tp`, price: takeProfit, title: t('levels.takeProfit') }]),
        ]),
    [rows, code, t],
  )
}
