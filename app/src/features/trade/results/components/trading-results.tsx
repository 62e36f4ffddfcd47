import { X } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { QueryView } from '#core/api/query-view.tsx'
import { formatMoney, formatRate } from '#core/format/figures.ts'
import type { Position } from '#features/trade/shared/model/position.ts'
import { CostList } from '#ui/data/cost-list.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { PriceChange } from '#ui/figure/price-change.tsx'
import { Button } from '#ui/form/button.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useAllClosedPositions } from '../api/use-all-closed-positions.ts'
import { isFiltered, type ResultFigures, type ResultsProps, tradingResults } from '../model/result-figures.ts'
import { ResultsByInstrument } from './results-by-instrument.tsx'
import { ResultsCalendar } from './results-calendar.tsx'

/** What the closed positions came to: figures, a calendar and a table by instrument. Nothing while there are none. */
export function TradingResults(props: ResultsProps) {
  const { t } = useTranslation('orders')
  return (
    <div className="border-b border-line empty:hidden">
      <QueryView
        query={useAllClosedPositions()}
        skeleton={
          <div className="bg-surface-sunken p-3">
            <Card title={t('results.title')}>
              <Skeleton lines={6} label={t('results.loading')} />
            </Card>
          </div>
        }
        failed={t('results.failed')}
        empty={null}
      >
        {(positions) => <Results {...props} positions={positions} />}
      </QueryView>
    </div>
  )
}

function Results({ positions, filter, onFilter }: ResultsProps & { positions: readonly Position[] }) {
  const { t } = useTranslation(['orders', 'common'])
  const results = useMemo(() => tradingResults(positions), [positions])
  return (
    <div className="@container grid gap-4 bg-surface-sunken p-3 @2xl:p-4">
      <div className="grid items-start gap-4 @4xl:grid-cols-2">
        <Card
          title={t('results.title')}
          subtitle={t('results.note')}
          aside={
            <LinkButton size="sm" to={paths.performance.href({})}>
              {t('common:page.performance')}
            </LinkButton>
          }
        >
          <ResultsFigures results={results} filter={filter} onFilter={onFilter} />
        </Card>
        <ResultsCalendar days={results.byDay} filter={filter} onFilter={onFilter} />
      </div>
      <ResultsByInstrument groups={results.byInstrument} filter={filter} onFilter={onFilter} />
    </div>
  )
}

/** Says which of the closed positions are listed, and leads back to all of them. */
export function ResultsFilterBar({ filter, onFilter, count }: ResultsProps & { count: number | undefined }) {
  const { t } = useTranslation('orders')
  if (!isFiltered(filter)) return null
  const { outcome, code, day } = filter
  const what = [
    outcome === undefined ? undefined : t(`results.only.${outcome}`),
    code,
    day === undefined ? undefined : t('results.only.day', { day }),
  ]
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-line px-4 py-2">
      <p role="status" className="text-13">
        <bdi className="font-strong">{what.filter(Boolean).join(' · ')}</bdi>
        {count === undefined ? null : <span className="text-muted"> · {t('results.shown', { count })}</span>}
      </p>
      <Button size="sm" icon={<X className="size-4" aria-hidden="true" />} onClick={() => onFilter({})}>
        {t('results.showAll')}
      </Button>
    </div>
  )
}

/** The usual figures of a trading record, with links to the positions and transactions that they are made of. */
function ResultsFigures({ results, filter, onFilter }: ResultsProps & { results: ResultFigures }) {
  const { t } = useTranslation('orders')
  const signed = (amount: string | undefined) =>
    amount === undefined ? '–' : <PriceChange text={formatMoney(amount, { sign: true })} unit="USD" />
  const outcomes = [
    ['won', results.won],
    ['lost', results.lost],
  ] as const

  return (
    <>
      <CostList
        rows={[
          {
            key: 'winRate',
            label: t('results.winRate', { won: results.won, count: results.count }),
            value: results.winRate === undefined ? '–' : <Figure value={formatRate(results.winRate, 1)} />,
          },
          { key: 'averageWin', label: t('results.averageWin'), value: signed(results.averageWin) },
          { key: 'averageLoss', label: t('results.averageLoss'), value: signed(results.averageLoss) },
          {
            key: 'fees',
            label: t('results.fees'),
            value: <Figure value={formatMoney(results.fees)} unit="USD" />,
          },
        ]}
        total={{ label: t('results.net'), value: signed(results.net) }}
      />
      <div className="flex flex-wrap gap-2">
        {outcomes.map(([outcome, count]) => (
          <Button
            key={outcome}
            wraps
            size="sm"
            disabled={count === 0}
            aria-pressed={filter.outcome === outcome}
            onClick={() => onFilter(filter.outcome === outcome ? {} : { outcome })}
          >
            {t(`results.${outcome}`, { count })}
          </Button>
        ))}
        <LinkButton wraps size="sm" to={paths.transactions.href({ kind: 'ORDER_CLOSE' })}>
          {t('results.transactions')}
        </LinkButton>
      </div>
    </>
  )
}
