import { Hourglass } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryView } from '#core/api/query-view.tsx'
import { formatLots, formatMoney } from '#core/format/figures.ts'
import { useInstruments } from '#core/instruments/use-instruments.ts'
import { LastSeen } from '#core/offline/offline-notes.tsx'
import { InstrumentLayer } from '#features/trade/shared/components/instrument-layer.tsx'
import { PriceFigure } from '#features/trade/shared/components/order-figures.tsx'
import { type DataColumn, DataTable } from '#ui/data/data-table.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonTable } from '#ui/feedback/skeleton-shapes.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { Button } from '#ui/form/button.tsx'
import { lazyLayer } from '#ui/overlay/lazy-layer.tsx'
import { useWaitingOrders } from '../api/use-waiting-orders.ts'
import type { WaitingOrder } from '../model/waiting-order.ts'
import { EndedOrders } from './ended-orders.tsx'
import { WaitingDistance, WaitingName } from './waiting-cells.tsx'

const ChangeDialog = lazyLayer(async () => (await import('./change-dialog.tsx')).ChangeDialog)
const CancelDialog = lazyLayer(async () => (await import('./cancel-dialog.tsx')).CancelDialog)

interface WaitingOrdersProps {
  /** The next step where there are none. */
  emptyAction?: ReactNode
}

/** The orders that wait: what is on hold for each, how far the price is, and what can be done; below, how others ended. */
export function WaitingOrders({ emptyAction }: WaitingOrdersProps) {
  const { t } = useTranslation('waiting')
  const list = useWaitingOrders()
  return (
    <>
      <QueryView
        query={list}
        skeleton={<SkeletonTable label={t('loading')} columns={7} />}
        failed={t('failed')}
        unaffected={t('unaffected')}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <EmptyState
            icon={<Hourglass aria-hidden="true" />}
            title={t('empty')}
            body={t('emptyBody')}
            action={emptyAction}
          />
        }
      >
        {({ rows, total }) => (
          <>
            <LastSeen at={list.dataUpdatedAt} />
            <WaitingTable rows={rows} />
            {total > rows.length ? (
              <p className="px-4 py-3 text-12 text-muted">{t('more', { shown: rows.length, total })}</p>
            ) : null}
          </>
        )}
      </QueryView>
      <EndedOrders />
    </>
  )
}

/** Orders that wait, as a table with what can be done with each. */
export function WaitingTable({ rows }: { rows: readonly WaitingOrder[] }) {
  const { t } = useTranslation(['waiting', 'orders'])
  const instruments = useInstruments(rows.map(({ marketId }) => marketId))
  const [chosen, setChosen] = useState<{ readonly order: WaitingOrder; readonly task: 'change' | 'cancel' }>()
  // An order that has ended meanwhile has left the list; its dialog still has to say so.
  const order = rows.find(({ orderNo }) => orderNo === chosen?.order.orderNo) ?? chosen?.order
  const close = () => setChosen(undefined)
  const price = (row: WaitingOrder, value: number | undefined) =>
    value === undefined ? (
      t('orders:position.none')
    ) : (
      <PriceFigure price={value} instrument={instruments.get(row.marketId)} />
    )
  const columns: readonly DataColumn<WaitingOrder>[] = [
    {
      key: 'order',
      header: t('column.order'),
      onCard: 'title',
      cell: (row) => <WaitingName order={row} instrument={instruments.get(row.marketId)} />,
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
      cell: (row) => price(row, row.trigger),
    },
    {
      key: 'distance',
      header: t('column.distance'),
      align: 'end',
      cell: (row) => <WaitingDistance order={row} instrument={instruments.get(row.marketId)} />,
    },
    {
      key: 'exits',
      header: t('orders:position.column.levels'),
      align: 'end',
      cell: (row) => (
        <span className="text-muted">
          {row.trailing === undefined ? (
            price(row, row.stopLoss)
          ) : (
            <>
              {t('orders:levels.trailingShort')} {price(row, row.trailing)}
            </>
          )}{' '}
          · {price(row, row.takeProfit)}
        </span>
      ),
    },
    {
      key: 'expires',
      header: t('orders:entry.expires'),
      cell: ({ expiry, expiresAt }) =>
        expiry === 'MOMENT' && expiresAt !== undefined
          ? t('expiresAt', { at: expiresAt })
          : t(`orders:entry.until.${expiry}`),
    },
    {
      key: 'held',
      header: t('column.held'),
      align: 'end',
      cell: ({ held }) => <Figure value={formatMoney(held)} />,
    },
    {
      key: 'action',
      header: <span className="sr-only">{t('orders:position.column.action')}</span>,
      align: 'end',
      onCard: 'action',
      cell: (row) => {
        const name = {
          order: t(`orders:entry.order.${row.type}.${row.direction}`),
          code: row.code,
          price: row.trigger,
          decimals: instruments.get(row.marketId)?.decimals ?? 2,
        }
        return (
          <span className="relative z-1 inline-flex gap-2">
            <Button
              size="sm"
              variant="text"
              className="on-mobile:min-h-11"
              aria-label={t('changeLabel', name)}
              onClick={() => setChosen({ order: row, task: 'change' })}
            >
              {t('change')}
            </Button>
            <Button
              size="sm"
              className="on-mobile:min-h-11"
              aria-label={t('cancelLabel', name)}
              onClick={() => setChosen({ order: row, task: 'cancel' })}
            >
              {t('cancel')}
            </Button>
          </span>
        )
      },
    },
  ]
  return (
    <>
      <DataTable
        label={t('label')}
        columns={columns}
        rows={rows}
        rowKey={({ orderNo }) => orderNo}
        className="data-cards-link"
      />
      <Suspense fallback={null}>
        {order ? (
          <>
            <InstrumentLayer
              open={chosen?.task === 'change'}
              onClose={close}
              marketId={order.marketId}
              title={t('changeTitle', {
                order: t(`orders:entry.order.${order.type}.${order.direction}`),
                lots: order.lots,
                code: order.code,
              })}
            >
              {(instrument) => (
                <ChangeDialog
                  key={`change ${order.orderNo}`}
                  open={chosen?.task === 'change'}
                  onClose={close}
                  order={order}
                  instrument={instrument}
                />
              )}
            </InstrumentLayer>
            <CancelDialog
              key={`cancel ${order.orderNo}`}
              open={chosen?.task === 'cancel'}
              onClose={close}
              orders={[order]}
            />
          </>
        ) : null}
      </Suspense>
    </>
  )
}

/** Cancels all waiting orders after one review. Nothing where one or none waits. */
export function CancelAllButton() {
  const { t } = useTranslation('waiting')
  const [isOpen, setIsOpen] = useState(false)
  const rows = useWaitingOrders().data?.rows ?? []
  if (rows.length < 2 && !isOpen) return null
  return (
    <>
      <Button
        size="sm"
        className="on-mobile:min-h-11 on-mobile:after:inset-y-0"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {t('cancelAll')}
      </Button>
      <Suspense fallback={null}>
        <CancelDialog open={isOpen} onClose={() => setIsOpen(false)} orders={rows} />
      </Suspense>
    </>
  )
}
