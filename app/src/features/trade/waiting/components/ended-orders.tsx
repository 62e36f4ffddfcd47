import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { formatLots } from '#core/format/figures.ts'
import { useInstruments } from '#core/instruments/use-instruments.ts'
import { OrderTime, PriceFigure } from '#features/trade/shared/components/order-figures.tsx'
import { byMember } from '#lib/enums/by-member.ts'
import { DataTable } from '#ui/data/data-table.tsx'
import { ShowMore } from '#ui/data/show-more.tsx'
import { TextLink } from '#ui/data/text-link.tsx'
import { Badge, type BadgeLook } from '#ui/feedback/badge.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { RecordNumber } from '#ui/figure/record-number.tsx'
import { usePastOrders } from '../api/use-waiting-orders.ts'
import type { WaitingOrder } from '../model/waiting-order.ts'
import { WaitingName } from './waiting-cells.tsx'

const toneOf = byMember<WaitingOrder['status'], BadgeLook['tone']>(
  { WAITING: 'info', FILLED: 'info', CANCELLED: 'quiet', EXPIRED: 'quiet', REJECTED: 'warn' },
  'neutral',
)

/** How earlier waiting orders ended: filled into a position, or without one and why. Nothing while there are none. */
export function EndedOrders() {
  const { t } = useTranslation(['waiting', 'orders'])
  const list = usePastOrders()
  const rows = (list.rows ?? []).filter(({ status }) => status !== 'WAITING')
  const instruments = useInstruments(rows.map(({ marketId }) => marketId))
  if (rows.length === 0 && !list.hasMore) return null
  const of = (order: WaitingOrder) => instruments.get(order.marketId)
  return (
    <section aria-labelledby="ended-orders">
      <h3 id="ended-orders" className="border-t border-line bg-surface-sunken px-4 py-2 text-13 font-strong">
        {t('ended.title')}
      </h3>
      <DataTable
        label={t('ended.title')}
        rows={rows}
        rowKey={({ orderNo }) => orderNo}
        columns={[
          {
            key: 'order',
            header: t('column.order'),
            onCard: 'title',
            cell: (row) => <WaitingName order={row} instrument={of(row)} />,
          },
          {
            key: 'lots',
            header: t('orders:position.column.lots'),
            align: 'end',
            cell: ({ lots }) => <Figure value={formatLots(lots)} />,
          },
          {
            key: 'price',
            header: t('column.price'),
            align: 'end',
            cell: (row) => <PriceFigure price={row.trigger} instrument={of(row)} />,
          },
          {
            key: 'status',
            header: t('column.status'),
            cell: ({ status, reason }) => (
              <span className="flex flex-wrap items-baseline gap-x-2">
                <Badge tone={toneOf(status)}>{t(`status.${status}`)}</Badge>
                {reason === undefined || reason === 'EXPIRED' ? null : (
                  <span className="text-12 text-muted">{t(`reason.${reason}`)}</span>
                )}
              </span>
            ),
          },
          {
            key: 'filled',
            header: t('column.filled'),
            align: 'end',
            cell: (row) =>
              row.filledOrderNo === undefined ? null : (
                <TextLink href={paths.orderDetail.href({ no: row.filledOrderNo })}>
                  {row.filledPrice === undefined ? (
                    <RecordNumber value={row.filledOrderNo} />
                  ) : (
                    <PriceFigure price={row.filledPrice} instrument={of(row)} />
                  )}
                </TextLink>
              ),
          },
          {
            key: 'endedAt',
            header: t('column.endedAt'),
            cell: ({ endedAt }) => (endedAt === undefined ? null : <OrderTime at={endedAt} />),
          },
        ]}
      />
      <ShowMore list={list} />
    </section>
  )
}
