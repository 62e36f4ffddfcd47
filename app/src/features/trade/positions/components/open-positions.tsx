import { ChartCandlestick } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryView } from '#core/api/query-view.tsx'
import { useInstruments } from '#core/instruments/use-instruments.ts'
import { LastSeen } from '#core/offline/offline-notes.tsx'
import type { Position } from '#features/trade/shared/model/position.ts'
import { DataTable } from '#ui/data/data-table.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonTable } from '#ui/feedback/skeleton-shapes.tsx'
import { hasLeft, useOpenPositions } from '../api/use-open-positions.ts'
import { PositionDialogs, type PositionTask } from './position-dialogs.tsx'
import { CloseAllButton, UnrealisedTotal } from './positions-total.tsx'
import { groupPositions, PositionsViewBar, sortPositions, usePositionsView } from './positions-view.tsx'
import { SwipeRows } from './swipe-rows.tsx'
import { usePositionColumns } from './use-position-columns.tsx'

export interface OpenPositionsProps {
  /** The next step where there are none. */
  emptyAction?: ReactNode
}

/** The open positions with their live profit, and what can be done with each. */
export function OpenPositions({ emptyAction }: OpenPositionsProps) {
  const { t } = useTranslation('orders')
  const list = useOpenPositions()
  const [chosen, setChosen] = useState<{ position: Position; task: PositionTask }>()
  // A position that was closed meanwhile has left the list; its dialog still has to say so.
  const position =
    list.data?.rows.find(({ orderNo }) => orderNo === chosen?.position.orderNo) ?? chosen?.position

  return (
    <>
      <QueryView
        query={list}
        skeleton={<SkeletonTable label={t('position.loading')} columns={8} />}
        failed={t('position.failed')}
        unaffected={t('position.unaffected')}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <EmptyState
            icon={<ChartCandlestick aria-hidden="true" />}
            title={t('position.empty')}
            body={t('position.emptyBody')}
            action={emptyAction}
          />
        }
      >
        {({ rows, total }) => (
          <PositionList
            rows={rows}
            total={total}
            askedAt={list.dataUpdatedAt}
            onChoose={(chosenPosition, task) => setChosen({ position: chosenPosition, task })}
          />
        )}
      </QueryView>
      {position ? (
        <PositionDialogs
          position={position}
          hasEnded={hasLeft(list.data, position)}
          task={chosen?.task}
          onClose={() => setChosen(undefined)}
        />
      ) : null}
    </>
  )
}

interface PositionListProps {
  rows: readonly Position[]
  /** All of them, where there are more than one page shows. */
  total: number
  /** When the server was asked, epoch ms. */
  askedAt: number
  onChoose: (position: Position, task: PositionTask) => void
}

function PositionList({ rows, total, askedAt, onChoose }: PositionListProps) {
  const { t } = useTranslation('orders')
  const { view, setView } = usePositionsView()
  const instruments = useInstruments(rows.map(({ marketId }) => marketId))
  const columns = usePositionColumns(instruments, onChoose)
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
      <LastSeen at={askedAt} />
      {rows.length > 1 ? <PositionsViewBar view={view} onView={setView} /> : null}
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
      {total > rows.length ? (
        <p className="px-4 py-3 text-12 text-muted">{t('position.more', { shown: rows.length, total })}</p>
      ) : null}
    </>
  )
}
