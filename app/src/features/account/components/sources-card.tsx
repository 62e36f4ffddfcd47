import type { components } from '@swx/sdk'
import { compareDecimals } from '@swx/sdk/money'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../../core/format/format-money.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { PriceChange } from '../../../ui/figure/price-change.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import type { Account } from '../model/composition.ts'
import './account.css'

type Source = keyof components['schemas']['ProfitBySource']

const sources = [
  'SAVINGS',
  'SMART',
  'INVITE',
  'ORDER',
  'OPTION',
  'LOAN',
  'WITHDRAWAL',
] as const satisfies readonly Source[]

/** What each product and each cost gained or lost since the account began; the rows add up to the profit in all. */
export function SourcesCard({ account }: { account: Account }) {
  const { t } = useTranslation(['account', 'income'])
  const { mode, profit } = account
  const rows = sources.flatMap((source) => {
    const amount = profit.bySource[source]
    return amount === undefined ? [] : [{ source, amount }]
  })
  // For the width of a bar alone; figures never pass through a float.
  const most = Math.max(...rows.map(({ amount }) => Math.abs(Number(amount))), 0.01)
  return (
    <Card title={t('sources.title')} subtitle={t(`sources.since.${mode}`)}>
      {rows.length === 0 ? (
        <EmptyState title={t('sources.empty')} body={t(`sources.emptyBody.${mode}`)} />
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
                  <i
                    className={clsx(
                      'h-2.5 min-w-0.5 rounded-e-[2px]',
                      compareDecimals(amount, '0') < 0 ? 'hatch-loss' : 'bg-accent',
                    )}
                    style={{ inlineSize: `${(Math.abs(Number(amount)) / most) * 100}%` }}
                  />
                </span>
                <PriceChange text={formatMoney(amount, { sign: true })} className="font-strong" />
              </li>
            ))}
          </ul>
          <p className="flex flex-wrap items-baseline justify-between gap-x-3 border-t border-text pt-2 text-13 font-strong">
            <span>{t('sources.sum')}</span>
            <span className="final">
              <PriceChange text={formatMoney(profit.total, { sign: true })} />
            </span>
          </p>
        </>
      )}
    </Card>
  )
}
