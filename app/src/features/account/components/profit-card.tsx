import { compareDecimals } from '@swx/sdk/money'
import { ChartLine, Table2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { ErrorState } from '#core/errors/error-state.tsx'
import { formatMoney } from '#core/format/figures.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { useAmountsHidden } from '#ui/figure/figure.tsx'
import { PriceChange } from '#ui/figure/price-change.tsx'
import { Button } from '#ui/form/button.tsx'
import { DateRange } from '#ui/form/date-range.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import type { OwnAccount } from '../api/use-account.ts'
import { useProfitCurve } from '../api/use-profit-curve.ts'
import type { Account } from '../model/composition.ts'
import { hasNoProfitYet } from '../model/profit-curve.ts'
import { type ProfitQuery, rangeNames } from '../model/profit-span.ts'
import { accountPagesOf } from './account-pages.tsx'
import { ProfitChart } from './profit-chart.tsx'
import { ProfitSums } from './profit-sums.tsx'
import { ProfitTable } from './profit-table.tsx'
import './account.css'

interface ProfitCardProps {
  own: OwnAccount
  query: ProfitQuery
  onQuery: (query: ProfitQuery) => void
}

/** Profit and loss over a span of time, as a chart or a table, and how equity came from its begin to its end. */
export function ProfitCard({ own, query, onQuery }: ProfitCardProps) {
  const { t } = useTranslation(['account', 'common'])
  const [isTable, setIsTable] = useState(false)
  const isHidden = useAmountsHidden()
  const { curve, isEmpty, error, refetch } = useProfitCurve(own, query)
  const ViewIcon = isTable ? ChartLine : Table2
  const today = new Date(own.at).toISOString().slice(0, 10)
  const loading = (
    <div role="status" aria-busy="true" className="profit-box grid place-items-center">
      <span className="spinner" aria-hidden="true" />
      <span className="sr-only">{t('profit.loading')}</span>
    </div>
  )

  if (hasNoProfitYet(curve, own.account.profit))
    return (
      <section className="card" aria-label={t('profit.title')}>
        <h2 className="px-4 pt-3">{t('profit.title')}</h2>
        <NoProfitYet account={own.account} />
      </section>
    )
  return (
    <section className="card" aria-label={t('profit.title')}>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2 px-4 pt-3 pb-2">
        <div className="me-auto flex flex-wrap items-baseline gap-x-3">
          <h2>{t('profit.title')}</h2>
          {curve ? (
            <span className="text-13 text-muted">
              <PriceChange
                text={formatMoney(curve.profit, { sign: true })}
                unit="USD"
                className="text-14 font-strong"
              />
            </span>
          ) : null}
        </div>
        <div className="[scrollbar-width:none] max-sm:order-last max-sm:-mx-4 max-sm:basis-[calc(100%+2rem)] max-sm:overflow-x-auto max-sm:px-4 max-sm:py-px">
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
        loading
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
          <div className="grid gap-2 px-4 pt-2 pb-4">
            <ProfitSums curve={curve} isOpen={curve.end === own.at} />
            <p className="text-12 text-muted">{t('profit.note')}</p>
          </div>
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
