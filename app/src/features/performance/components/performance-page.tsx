import { compareDecimals } from '@swx/sdk/money'
import { Download, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isSandbox } from '#config/env.ts'
import { paths } from '#config/paths.ts'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { useMode } from '#core/account-mode/use-mode.ts'
import { QueryView } from '#core/api/query-view.tsx'
import { AnswerLink } from '#core/content/answer-link.tsx'
import { formatDateTime } from '#core/format/format-time.ts'
import { downloadText } from '#lib/csv/download-text.ts'
import { toCsv } from '#lib/csv/to-csv.ts'
import { useQueryState } from '#lib/query-string/use-query-state.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Button } from '#ui/form/button.tsx'
import { DateRange } from '#ui/form/date-range.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { Page } from '#ui/layout/page.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { useAskedSpan, usePerformance } from '../api/use-performance.ts'
import type { Performance } from '../model/curve-shape.ts'
import { noRows, type PerformanceQuery, performanceQuery, rangeNames } from '../model/performance-query.ts'
import { KeyFigures, PerformanceOverview } from './performance-overview.tsx'
import { PerformanceRows } from './performance-rows.tsx'
import { PerformanceSkeleton } from './performance-skeleton.tsx'
import { InstrumentTable, MonthTable, SourceTable } from './performance-tables.tsx'
import { useTableCells } from './use-table-cells.ts'

/** Equity against the money put in, and what each product, instrument and month brought; each figure opens its rows. */
export function PerformancePage() {
  const { t, i18n } = useTranslation(['performance', 'income', 'account', 'common'])
  const { mode } = useMode()
  const [query, changeQuery] = useQueryState(performanceQuery)
  const span = useAskedSpan(query)
  const performance = usePerformance(span)
  const shown = performance.data
  const edge = (at: string) => formatDateTime(at, i18n.language)

  return (
    <Page>
      <PageHeading
        page="performance"
        beside={<ModeBadge mode={mode} />}
        subtitle={
          shown ? <bdi>{`${edge(shown.from)} – ${edge(shown.to)} UTC`}</bdi> : t('performance:subtitle')
        }
        aside={<PageTools query={query} onQuery={changeQuery} performance={shown} />}
      />
      {query.range === 'custom' ? (
        <div className="max-w-[420px] print:hidden">
          <DateRange value={query} onChange={(days) => changeQuery({ ...query, ...noRows, ...days })} />
        </div>
      ) : null}
      <QueryView
        card="notice"
        query={performance}
        skeleton={<PerformanceSkeleton label={t('income:loading')} />}
        failed={t('income:failed')}
        unaffected={t('income:unaffected')}
        isEmpty={hasNothing}
        empty={
          <NothingYet
            isAll={query.range === 'all'}
            onAll={() => changeQuery({ ...query, ...noRows, range: 'all' })}
          />
        }
      >
        {(found) => (
          <>
            <section className="card" aria-label={t('common:page.performance')}>
              <PerformanceOverview performance={found} />
              <KeyFigures performance={found} />
            </section>
            {query.figure && span ? (
              <PerformanceRows
                key={performanceQuery.write(query).toString()}
                query={query}
                span={span}
                onClose={() => changeQuery({ ...query, ...noRows })}
              />
            ) : null}
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
              <SourceTable performance={found} />
              <InstrumentTable performance={found} />
            </div>
            <MonthTable performance={found} />
            <div>
              <p className="text-12 text-muted">{t('performance:note')}</p>
              <AnswerLink topic="returnAndFall" />
            </div>
          </>
        )}
      </QueryView>
    </Page>
  )
}

const hasNothing = ({ depositCount, withdrawalCount, byInstrument, equity }: Performance): boolean =>
  depositCount === 0 &&
  withdrawalCount === 0 &&
  byInstrument.length === 0 &&
  compareDecimals(equity, '0') === 0

interface PageToolsProps {
  query: PerformanceQuery
  onQuery: (query: PerformanceQuery) => void
  performance: Performance | undefined
}

/** The span, and the page on paper and as a file. */
function PageTools({ query, onQuery, performance }: PageToolsProps) {
  const { t } = useTranslation(['performance', 'account', 'history', 'common'])
  const tableCells = useTableCells()
  const handleCsv = () => {
    if (!performance) return
    const label = isSandbox ? [[t('common:sandbox.title')]] : []
    downloadText('swx-performance.csv', toCsv([...label, ...tableCells(performance)]))
  }
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2 max-sm:w-full on-mobile:w-full print:hidden">
      <div className="min-w-0 [scrollbar-width:none] max-sm:w-full max-sm:overflow-x-auto max-sm:py-px">
        <Segmented
          size="sm"
          className="max-sm:w-max max-sm:min-w-full"
          label={t('account:profit.period')}
          value={query.range}
          onChange={(range) => onQuery({ ...query, ...noRows, range, from: '', to: '' })}
          options={rangeNames.map((value) => ({
            value,
            label: value === '3M' ? t('range3M') : t(`account:profit.range.${value}`),
          }))}
        />
      </div>
      <Button
        size="sm"
        disabled={!performance}
        icon={<Printer className="size-4" aria-hidden="true" />}
        onClick={() => window.print()}
      >
        {t('print')}
      </Button>
      <Button
        size="sm"
        disabled={!performance}
        icon={<Download className="size-4" aria-hidden="true" />}
        onClick={handleCsv}
      >
        {t('history:export.csv')}
      </Button>
    </div>
  )
}

/** An account without any money so far, or a span before it: what will appear, and the next step. */
function NothingYet({ isAll, onAll }: { isAll: boolean; onAll: () => void }) {
  const { t } = useTranslation(['account', 'income', 'common'])
  const { mode } = useMode()
  const next = mode === 'real' ? 'deposit' : 'market'
  return (
    <EmptyState
      title={t('sources.empty')}
      body={t(`sources.emptyBody.${mode}`)}
      action={
        isAll ? (
          <LinkButton to={paths[next].href()}>{t(`common:page.${next}`)}</LinkButton>
        ) : (
          <Button onClick={onAll}>{t('income:reset')}</Button>
        )
      }
    />
  )
}
