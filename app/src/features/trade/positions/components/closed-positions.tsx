import { listPositions } from '@swx/sdk'
import { History } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryView } from '#core/api/query-view.tsx'
import { usePages } from '#core/api/use-pages.ts'
import { formatLots, formatMoney } from '#core/format/figures.ts'
import { formatDateTime } from '#core/format/format-time.ts'
import { useInstruments } from '#core/instruments/use-instruments.ts'
import { useSession } from '#core/session/use-session.ts'
import { useListedResults } from '#features/trade/results/api/use-all-closed-positions.ts'
import { ResultsFilterBar } from '#features/trade/results/components/trading-results.tsx'
import { isFiltered, type ResultsProps } from '#features/trade/results/model/result-figures.ts'
import { PriceFigure } from '#features/trade/shared/components/order-figures.tsx'
import { type Position, toPosition } from '#features/trade/shared/model/position.ts'
import { type DataColumn, DataTable } from '#ui/data/data-table.tsx'
import { ShowMore } from '#ui/data/show-more.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonTable } from '#ui/feedback/skeleton-shapes.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { PriceChange } from '#ui/figure/price-change.tsx'
import { PositionName } from './position-cells.tsx'

interface ClosedPositionsProps {
  results?: ResultsProps | undefined
  /** The next step where there are none. */
  emptyAction?: ReactNode
}

/** Closed positions with their result after fees and what closed them: all of them, or those behind a figure. */
export function ClosedPositions({ results, emptyAction }: ClosedPositionsProps) {
  const { t } = useTranslation('orders')
  const pages = useClosedPositions({ enabled: results === undefined })
  const list = useListedResults(results?.filter) ?? pages
  const bar = results ? <ResultsFilterBar {...results} count={list.total} /> : null
  const isNarrowed = results !== undefined && isFiltered(results.filter)

  return (
    <QueryView
      query={list}
      skeleton={<SkeletonTable label={t('closedList.loading')} columns={7} />}
      failed={t('closedList.failed')}
      empty={
        isNarrowed ? (
          <>
            {bar}
            <EmptyState title={t('results.none')} body={t('results.noneBody')} />
          </>
        ) : (
          <EmptyState
            icon={<History aria-hidden="true" />}
            title={t('closedList.empty')}
            body={t('closedList.emptyBody')}
            action={emptyAction}
          />
        )
      }
    >
      {(rows) => (
        <>
          {bar}
          <ClosedTable rows={rows} />
          <ShowMore list={list} />
        </>
      )}
    </QueryView>
  )
}

function ClosedTable({ rows }: { rows: readonly Position[] }) {
  const { t, i18n } = useTranslation('orders')
  const instruments = useInstruments(rows.map(({ marketId }) => marketId))
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
      cell: ({ lots }) => <Figure value={formatLots(lots)} />,
    },
    {
      key: 'open',
      header: t('position.column.open'),
      align: 'end',
      cell: (row) => <PriceFigure price={row.openPrice} instrument={instruments.get(row.marketId)} />,
    },
    {
      key: 'close',
      header: t('position.column.close'),
      align: 'end',
      cell: (row) =>
        row.closePrice === undefined ? null : (
          <PriceFigure price={row.closePrice} instrument={instruments.get(row.marketId)} />
        ),
    },
    {
      key: 'reason',
      header: t('position.column.reason'),
      cell: ({ closeReason }) => (closeReason === undefined ? null : t(`reason.${closeReason}`)),
    },
    {
      key: 'closedAt',
      header: t('position.column.closedAt'),
      cell: ({ closedAt }) => (closedAt === undefined ? null : formatDateTime(closedAt, i18n.language)),
    },
    {
      key: 'net',
      header: t('position.column.net'),
      align: 'end',
      cell: ({ net }) => (
        <span className="font-strong">
          <PriceChange text={formatMoney(net, { sign: true })} />
        </span>
      ),
    },
  ]
  return (
    <DataTable
      label={t('closedList.label')}
      columns={columns}
      rows={rows}
      rowKey={({ orderNo }) => orderNo}
    />
  )
}

/** The closed positions of the account in use, newest first, page by page. */
function useClosedPositions({ enabled = true }: { enabled?: boolean } = {}) {
  const { isLoggedIn } = useSession()
  return usePages({
    key: ['closed positions'],
    enabled: enabled && isLoggedIn,
    fetchPage: async (client, pageNum) => {
      const page = await listPositions(client, { status: 'CLOSED', pageNum })
      return { ...page, list: page.list.map(toPosition) }
    },
  })
}
