import type { components } from '@swx/sdk'
import { compareDecimals } from '@swx/sdk/money'
import { useTranslation } from 'react-i18next'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { formatMoney } from '#core/format/figures.ts'
import { sourcesOf } from '#core/profit/profit-sources.ts'
import { useUser } from '#core/session/use-user-info.ts'
import { Figure } from '#ui/figure/figure.tsx'
import { Card } from '#ui/layout/card.tsx'
import { type Source, sources } from '../model/income-query.ts'

/** Profit and loss of the real account, and the server's day that `today` is about. */
export interface Profit {
  readonly profit: components['schemas']['AccountProfit']
  /** `yyyy-mm-dd` */
  readonly today: string
}

/** What the real account gained or lost: the answer that the account page shows beside equity. */
export const useProfit = () =>
  useUser<Profit>(({ result, serverTime }) => ({
    profit: result.accounts.real.profit,
    today: serverTime.slice(0, 10),
  }))

interface ProfitSummaryProps {
  profit: components['schemas']['AccountProfit']
  /** The source whose rows are on show. */
  chosen: Source | undefined
  onSource: (source: Source | undefined) => void
}

/** What the account gained or lost in all and today, as beside its equity, and what each product's part of it is. */
export function ProfitSummary({ profit, chosen, onSource }: ProfitSummaryProps) {
  const { t } = useTranslation('income')
  const signed = (amount: string) => formatMoney(amount, { sign: true })
  const given = sourcesOf(profit.bySource)
  return (
    <Card aria-label={t('summary.title')} title={t('summary.title')} aside={<ModeBadge mode="real" />}>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <p className="text-28 font-strong tracking-[-0.01em]">
          <span className="final">
            <Figure value={signed(profit.total)} unit="USD" className="[&>span]:text-14" />
          </span>
          <span className="mt-1 block text-12 font-regular tracking-normal text-muted">
            {t('summary.total')}
            {compareDecimals(profit.unrealised, '0') === 0 ? null : (
              <span className="block">
                {t('summary.unrealised')} <Figure value={signed(profit.unrealised)} unit="USD" />
              </span>
            )}
          </span>
        </p>
        <dl className="grid grid-cols-[auto_auto] gap-x-2 text-13">
          <dt className="text-muted">{t('summary.today')}</dt>
          <dd className="text-end font-strong">
            <Figure value={signed(profit.today)} unit="USD" />
          </dd>
        </dl>
      </div>
      {given.length > 0 ? (
        <ul className="grid gap-px overflow-hidden rounded-2 border border-line bg-line sm:grid-cols-2">
          {given.map((source) => {
            const rows = sources.find((known) => known === source)
            const part = (
              <>
                <span className="text-13">{t(`source.${source}`)}</span>
                <Figure value={signed(profit.bySource[source] ?? '0.00')} className="font-strong" />
              </>
            )
            const layout = 'flex min-h-11 w-full flex-wrap items-center justify-between gap-x-3 px-3 py-2'
            return (
              <li key={source} className="bg-surface">
                {rows === undefined ? (
                  <p className={layout}>{part}</p>
                ) : (
                  <button
                    type="button"
                    aria-pressed={rows === chosen}
                    onClick={() => onSource(rows === chosen ? undefined : rows)}
                    className={`${layout} text-start hover:bg-surface-sunken aria-pressed:bg-accent-soft`}
                  >
                    {part}
                  </button>
                )}
              </li>
            )
          })}
        </ul>
      ) : null}
      <p className="text-12 text-muted">{t('summary.note')}</p>
    </Card>
  )
}
