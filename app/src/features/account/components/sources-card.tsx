import { compareDecimals } from '@swx/sdk/money'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#core/format/figures.ts'
import { sourcesOf } from '#core/profit/profit-sources.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { PriceChange } from '#ui/figure/price-change.tsx'
import { Card } from '#ui/layout/card.tsx'
import type { OwnAccount } from '../api/use-account.ts'
import { useProfitCurve } from '../api/use-profit-curve.ts'
import { hasNoProfitYet } from '../model/profit-curve.ts'
import type { ProfitQuery } from '../model/profit-span.ts'
import { useSpanWords } from './use-span-words.ts'
import './account.css'

/** What each product and each cost gained or lost in a span of time; the rows add up to the profit of the span. */
export function SourcesCard({ own, query }: { own: OwnAccount; query: ProfitQuery }) {
  const { t } = useTranslation(['account', 'income'])
  const spanWords = useSpanWords()
  const { curve, isEmpty, error } = useProfitCurve(own, query)
  // The card above says why, and what to do.
  if (error || isEmpty || hasNoProfitYet(curve, own.account.profit)) return null
  if (curve === undefined)
    return (
      <Card title={t('sources.title')}>
        <Skeleton lines={4} lineHeight={20} label={t('profit.loading')} />
      </Card>
    )
  const span = spanWords(curve, { query, at: own.at, mode: own.mode })
  const rows = sourcesOf(curve.bySource).map((source) => ({
    source,
    amount: curve.bySource[source] ?? '0.00',
  }))
  // For the width of a bar alone; figures never pass through a float.
  const most = Math.max(...rows.map(({ amount }) => Math.abs(Number(amount))), 0.01)
  return (
    <Card title={t('sources.title')} subtitle={<span className="block first-letter:uppercase">{span}</span>}>
      {rows.length === 0 ? (
        <EmptyState title={t('sources.empty')} body={t(`sources.emptyBody.${own.mode}`)} />
      ) : (
        <>
          <ul className="grid gap-3">
            {rows.map(({ source, amount }) => (
              <li
                key={source}
                className="grid grid-cols-[minmax(0,116px)_minmax(0,1fr)_auto] items-center gap-2 text-13"
              >
                <span className="min-w-0">{t(`income:source.${source}`)}</span>
                <span aria-hidden="true" className="flex h-5 items-center border-s border-line-strong">
                  {compareDecimals(amount, '0') === 0 ? null : (
                    <i
                      className={clsx(
                        'h-2.5 min-w-0.5 rounded-e-[2px]',
                        compareDecimals(amount, '0') < 0 ? 'hatch-loss' : 'bg-accent',
                      )}
                      style={{ inlineSize: `${(Math.abs(Number(amount)) / most) * 100}%` }}
                    />
                  )}
                </span>
                <PriceChange text={formatMoney(amount, { sign: true })} className="font-strong" />
              </li>
            ))}
          </ul>
          <p className="flex flex-wrap items-baseline justify-between gap-x-3 border-t border-text pt-2 text-13 font-strong">
            <span>{t('sources.sum')}</span>
            <span className="final">
              <PriceChange text={formatMoney(curve.profit, { sign: true })} />
            </span>
          </p>
        </>
      )}
    </Card>
  )
}
