import { clsx } from 'clsx'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatPrice } from '#core/format/figures.ts'
import type { PositionPreview } from '#features/trade/shared/model/position-preview.ts'
import { DataTable } from '#ui/data/data-table.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { PriceChange } from '#ui/figure/price-change.tsx'
import type { TicketForm } from '../model/ticket-form.ts'

interface ScenarioTableProps {
  /** Undefined while there is no size. */
  preview: PositionPreview | undefined
  /** Where a position would be closed by force. */
  stopOut: number
  /** How many decimals prices have. */
  decimals: number
}

/**
 * What the position comes to at each price that closes it: the worst case stands in the same table as the gain. A row
 * stays in its place, with a dash, while there is no figure for it.
 */
export function ScenarioTable({ preview, stopOut, decimals }: ScenarioTableProps) {
  const { t } = useTranslation('orders')
  const { control } = useFormContext<TicketForm>()
  const [takeProfit, stopLoss, trailing] = useWatch({
    control,
    name: ['takeProfit', 'stopLoss', 'trailing'],
  })
  const rows = [
    ...(takeProfit.isOn ? [{ key: 'takeProfit' as const, ...preview?.atTakeProfit }] : []),
    ...(stopLoss.isOn ? [{ key: 'stopLoss' as const, ...preview?.atStopLoss }] : []),
    ...(trailing.isOn ? [{ key: 'trailing' as const, ...preview?.atStopLoss }] : []),
    ...(stopOut > 0 ? [{ key: 'stopOut' as const, price: stopOut, net: preview?.atStopOut.net }] : []),
    { key: 'worstCase' as const, price: null, net: preview?.worstCase },
  ]

  return (
    <div className="overflow-hidden rounded-2 border border-line">
      <DataTable
        label={t('scenario.label')}
        narrow="columns"
        className={clsx(
          'data-small max-[22.5rem]:text-12 max-[22.5rem]:[--cell-space:4px] max-[22.5rem]:[--edge-space:8px]',
          preview === undefined && 'text-muted',
        )}
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          {
            key: 'closesAt',
            header: <span className="wrap-anywhere hyphens-auto">{t('scenario.closesAt')}</span>,
            isRowHeader: true,
            cell: ({ key }) => <span className="wrap-anywhere hyphens-auto">{t(`scenario.${key}`)}</span>,
          },
          {
            key: 'price',
            header: t('scenario.price'),
            align: 'end',
            cell: ({ price }) =>
              price === null ? null : price === undefined ? (
                '–'
              ) : (
                <Figure value={formatPrice(price, decimals)} />
              ),
          },
          {
            key: 'net',
            header: t('scenario.net'),
            align: 'end',
            cell: ({ net }) =>
              net === undefined ? (
                '–'
              ) : (
                <PriceChange text={formatMoney(net, { sign: true })} className="font-strong" />
              ),
          },
        ]}
      />
    </div>
  )
}
