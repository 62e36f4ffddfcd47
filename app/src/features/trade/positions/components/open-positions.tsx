import { ChartCandlestick } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '#core/errors/error-state.tsx'
import { formatMoney, formatQuantity } from '#core/format/figures.ts'
import { useInstruments } from '#core/instruments/use-instruments.ts'
import { LastSeen } from '#core/offline/offline-notes.tsx'
import type { Position } from '#features/trade/shared/model/position.ts'
import { type DataColumn, DataTable } from '#ui/data/data-table.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { Button } from '#ui/form/button.tsx'
import { useOpenPositions } from '../api/use-open-positions.ts'
import { CloseDialog } from './close-dialog.tsx'
import { ModifyDialog } from './lazy-modify-dialog.ts'
import { PositionName, PriceFigure, PriceNow, Unrealised } from './position-cells.tsx'
import { CloseAllButton, UnrealisedTotal } from './positions-total.tsx'
import { groupPositions, PositionsViewBar, sortPositions, usePositionsView } from './positions-view.tsx'
import { SwipeRows } from './swipe-rows.tsx'

export interface OpenPositionsProps {
  /** The next step where there are none. */
  emptyAction?: ReactNode
}

type Task = 'modify' | 'close'

/** The open positions with their live profit, and what can be done with each. */
export function OpenPositions({ emptyAction }: OpenPositionsProps) {
  const list = useOpenPositions()
  const [chosen, setChosen] = useState<{ position: Position; task: Task }>()
  // A position that was closed meanwhile has left the list; its dialog still has to say so.
  const position =
    list.data?.rows.find(({ orderNo }) => orderNo === chosen?.position.orderNo) ?? chosen?.position
  const instruments = useInstruments(position ? [position.marketId] : [])
  const instrument = position && instruments.get(position.marketId)
  const leave = () => setChosen(undefined)

  return (
    <>
      <PositionList
        list={list}
        emptyAction={emptyAction}
        onChoose={(chosenPosition, task) => setChosen({ position: chosenPosition, task })}
      />
      {position && instrument ? (
        // The list waits for no words of a dialog.
        <Suspense fallback={null}>
          <ModifyDialog
            key={`modify ${position.orderNo}`}
            open={chosen?.task === 'modify'}
            onClose={leave}
            position={position}
            instrument={instrument}
          />
          <CloseDialog
            key={`close ${position.orderNo}`}
            open={chosen?.task === 'close'}
            onClose={leave}
            position={position}
            instrument={instrument}
          />
        </Suspense>
      ) : null}
    </>
  )
}

interface PositionListProps extends OpenPositionsProps {
  list: ReturnType<typeof useOpenPositions>
  onChoose: (position: Position, task: Task) => void
}

function PositionList({ list, emptyAction, onChoose }: PositionListProps) {
  const { t } = useTranslation('orders')
  const view = usePositionsView()
  const rows = list.data?.rows ?? []
  const instruments = useInstruments(rows.map(({ marketId }) => marketId))

  if (list.isPending) return <Skeleton lines={4} label={t('position.loading')} className="p-4" />
  if (!list.data) {
    return (
      <ErrorState error={list.error} title={t('position.failed')} onRetry={list.refetch}>
        <p className="text-13 text-muted">{t('position.unaffected')}</p>
      </ErrorState>
    )
  }
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={<ChartCandlestick aria-hidden="true" />}
        title={t('position.empty')}
        body={t('position.emptyBody')}
        action={emptyAction}
      />
    )
  }

  const of = (position: Position) => instruments.get(position.marketId)
  const price = (position: Position, value: number | undefined) =>
    value === undefined ? (
      <span className="text-muted">{t('position.none')}</span>
    ) : (
      <PriceFigure price={value} instrument={of(position)} />
    )
  const columns: readonly DataColumn<Position>[] = [
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
      cell: ({ lots }) => <Figure value={formatQuantity(lots)} />,
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
          {price(row, row.stopLoss)} · {price(row, row.takeProfit)}
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
  const sorted = sortPositions(rows, view.sorting)
  const table = (shown: readonly Position[], label: string) => (
    <SwipeRows
      onSwipe={(index) => {
        const row = shown[index]
        if (row) onChoose(row, 'close')
      }}
    >
      <DataTable
        label={label}
        columns={columns}
        rows={shown}
        rowKey={({ orderNo }) => orderNo}
        className="data-cards-link"
      />
    </SwipeRows>
  )
  return (
    <>
      <LastSeen at={list.dataUpdatedAt} />
      {rows.length > 1 ? <PositionsViewBar view={view} /> : null}
      {view.isGrouped && rows.length > 1
        ? groupPositions(sorted).map((group) => (
            <section key={group.code} aria-label={group.code}>
              <div className="flex flex-wrap items-center justify-between gap-2 bg-surface-sunken px-4 py-1.5">
                <h3 className="text-13 font-strong">
                  <bdi>{group.code}</bdi>
                </h3>
                <span className="flex flex-wrap items-center gap-2">
                  <UnrealisedTotal code={group.code} />
                  <CloseAllButton code={group.code} />
                </span>
              </div>
              {table(group.rows, `${t('position.label')}: ${group.code}`)}
            </section>
          ))
        : table(sorted, t('position.label'))}
      {list.data.total > rows.length ? (
        <p className="px-4 py-3 text-12 text-muted">
          {t('position.more', { shown: rows.length, total: list.data.total })}
        </p>
      ) : null}
    </>
  )
}
