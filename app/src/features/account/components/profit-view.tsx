import { compareDecimals } from '@swx/sdk/money'
import { ChartLine, Table2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { ErrorState } from '#core/errors/error-state.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonBlock, SkeletonFrame } from '#ui/feedback/skeleton-shapes.tsx'
import { useAmountsHidden } from '#ui/figure/figure.tsx'
import { Button } from '#ui/form/button.tsx'
import { DateRange } from '#ui/form/date-range.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import type { OwnAccount } from '../api/use-account.ts'
import type { useProfitCurve } from '../api/use-profit-curve.ts'
import type { Account } from '../model/composition.ts'
import { hasNoProfitYet } from '../model/profit-curve.ts'
import { type ProfitQuery, rangeNames } from '../model/profit-span.ts'
import { accountPagesOf } from './account-pages.tsx'
import { ProfitChart } from './profit-chart.tsx'
import { ProfitSums } from './profit-sums.tsx'
import { ProfitTable } from './profit-table.tsx'
import './account.css'

interface ProfitViewProps {
  own: OwnAccount
  query: ProfitQuery
  onQuery: (query: ProfitQuery) => void
  /** What {@link useProfitCurve} says of the span. */
  profit: ReturnType<typeof useProfitCurve>
  /** Without the sums and the note. */
  isBrief: boolean
}

/** Profit and loss over a span of time, as a chart or a table, and how equity came from its begin to its end. */
export function ProfitView({ own, query, onQuery, profit, isBrief }: ProfitViewProps) {
  const { t } = useTranslation(['account', 'common'])
  const [isTable, setIsTable] = useState(false)
  const isHidden = useAmountsHidden()
  const { curve, isEmpty, error, refetch } = profit
  const ViewIcon = isTable ? ChartLine : Table2
  const today = new Date(own.at).toISOString().slice(0, 10)

  if (hasNoProfitYet(curve, own.account.profit))
    return (
      <section aria-label={t('profit.title')}>
        <NoProfitYet account={own.account} />
      </section>
    )
  return (
    <section aria-label={t('profit.title')} className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2 px-4 pt-3 pb-2">
        <h3 className="me-auto text-12 font-regular text-muted max-sm:sr-only">{t('profit.title')}</h3>
        <div className="min-w-0 [scrollbar-width:none] max-sm:-ms-4 max-sm:flex-1 max-sm:overflow-x-auto max-sm:ps-4 max-sm:py-px">
          <Segmented
            size="sm"
            className="max-sm:w-max max-sm:min-w-full max-sm:[&>button]:flex-auto max-sm:[&>button]:px-1.5"
            label={t('profit.period')}
            value={query.range}
            onChange={(range) => onQuery({ range, from: '', to: '' })}
            options={rangeNames.map((value) => ({ value, label: t(`profit.range.${value}`) }))}
          />
        </div>
        <Button
          variant="text"
          size="sm"
          icon={<ViewIcon className="size-4" aria-hidden="true" />}
          onClick={() => setIsTable(!isTable)}
        >
          <span className="max-md:sr-only">{t(isTable ? 'profit.asChart' : 'profit.asTable')}</span>
        </Button>
      </div>
      {query.range === 'custom' ? (
        <div className="max-w-[420px] px-4 pb-3">
          <DateRange value={query} max={today} onChange={({ from, to }) => onQuery({ ...query, from, to })} />
        </div>
      ) : null}
      {error ? (
        <ErrorState error={error} title={t('profit.failed')} onRetry={refetch}>
          <p className="text-13 text-muted">{t('overview.unaffected')}</p>
        </ErrorState>
      ) : isEmpty ? (
        <EmptyState title={t('profit.empty')} body={t('profit.emptyBody')} />
      ) : curve === undefined ? (
        <SkeletonFrame label={t('profit.loading')} className="px-4 pb-3">
          <SkeletonBlock className="profit-box w-full" />
        </SkeletonFrame>
      ) : (
        <>
          {isHidden ? (
            <p className="profit-box grid place-items-center p-4 text-13 text-muted">
              {t('common:amounts.hidden')}
            </p>
          ) : isTable ? (
            <ProfitTable curve={curve} />
          ) : (
            <ProfitChart curve={curve} />
          )}
          {isBrief ? null : (
            <div className="grid gap-2 px-4 pt-2 pb-4">
              <ProfitSums curve={curve} isOpen={curve.end === own.at} />
              <p className="text-12 text-muted">{t('profit.note')}</p>
            </div>
          )}
        </>
      )}
    </section>
  )
}

/** What an account that never gained or lost anything shows instead of a chart: what will appear, and the next step. */
function NoProfitYet({ account: { mode, equity } }: { account: Account }) {
  const { t } = useTranslation(['account', 'common'])
  const hasMoney = compareDecimals(equity, '0') > 0
  const [plans] = mode === 'real' ? accountPagesOf(['plans']) : []
  const next = !hasMoney
    ? { name: 'deposit' as const, href: paths.deposit.href() }
    : plans
      ? { name: 'plans' as const, href: paths.plans.href() }
      : { name: 'market' as const, href: paths.market.href() }
  return (
    <EmptyState
      title={t('sources.empty')}
      body={t(`sources.emptyBody.${mode}`)}
      action={<LinkButton to={next.href}>{t(`common:page.${next.name}`)}</LinkButton>}
    />
  )
}
