import { useTranslation } from 'react-i18next'
import { formatLots, formatMoney } from '#core/format/figures.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { PriceFigure } from '#features/trade/shared/components/order-figures.tsx'
import type { Position } from '#features/trade/shared/model/position.ts'
import type { DataColumn } from '#ui/data/data-table.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { Button } from '#ui/form/button.tsx'
import { LossStop, PositionName, PriceNow, Unrealised } from './position-cells.tsx'
import type { PositionTask } from './position-dialogs.tsx'

/** The columns of the open positions, with what can be done with each at the end. */
export function usePositionColumns(
  instruments: ReadonlyMap<string, Instrument>,
  onChoose: (position: Position, task: PositionTask) => void,
): readonly DataColumn<Position>[] {
  const { t } = useTranslation('orders')
  const of = (position: Position) => instruments.get(position.marketId)
  const price = (position: Position, value: number | undefined) =>
    value === undefined ? (
      <span className="text-muted">{t('position.none')}</span>
    ) : (
      <PriceFigure price={value} instrument={of(position)} />
    )
  return [
    {
      key: 'position',
      header: t('position.column.position'),
      onCard: 'title',
      cell: (row) => <PositionName position={row} />,
    },
    {
      key: 'lots',
      header: t('position.column.lots'),
      align: 'end',
      cell: ({ lots }) => <Figure value={formatLots(lots)} />,
    },
    {
      key: 'leverage',
      onCard: 'hidden',
      header: t('position.column.leverage'),
      align: 'end',
      cell: ({ leverage }) => <Figure value={`1:${leverage}`} />,
    },
    {
      key: 'open',
      header: t('position.column.open'),
      align: 'end',
      cell: (row) => price(row, row.openPrice),
    },
    {
      key: 'now',
      header: t('position.column.now'),
      align: 'end',
      cell: (row) => <PriceNow position={row} instrument={of(row)} />,
    },
    {
      key: 'margin',
      onCard: 'hidden',
      header: t('position.column.margin'),
      align: 'end',
      cell: ({ margin }) => <Figure value={formatMoney(margin)} />,
    },
    {
      key: 'exits',
      header: t('position.column.levels'),
      align: 'end',
      cell: (row) => (
        <span className="text-muted">
          <LossStop position={row} instrument={of(row)} /> · {price(row, row.takeProfit)}
        </span>
      ),
    },
    {
      key: 'stopOut',
      onCard: 'hidden',
      header: t('position.column.stopOut'),
      align: 'end',
      cell: (row) => price(row, row.stopOut > 0 ? row.stopOut : undefined),
    },
    {
      key: 'unrealised',
      header: t('position.column.unrealised'),
      align: 'end',
      cell: (row) => <Unrealised position={row} instrument={of(row)} />,
    },
    {
      key: 'action',
      header: <span className="sr-only">{t('position.column.action')}</span>,
      align: 'end',
      onCard: 'action',
      cell: (row) => (
        <span className="relative z-1 inline-flex gap-2">
          <Button
            size="sm"
            variant="text"
            className="on-mobile:min-h-11"
            aria-label={t('position.modifyLabel', { code: row.code })}
            onClick={() => onChoose(row, 'modify')}
          >
            {t('position.modify')}
          </Button>
          <Button
            size="sm"
            className="on-mobile:min-h-11"
            aria-label={t('position.closeLabel', { code: row.code })}
            onClick={() => onChoose(row, 'close')}
          >
            {t('position.close')}
          </Button>
        </span>
      ),
    },
  ]
}
