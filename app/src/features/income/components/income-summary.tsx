import type { components } from '@swx/sdk'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../../core/format/format-money.ts'
import { Card } from '../../../ui/card.tsx'
import { Figure } from '../../../ui/figure.tsx'
import { ModeBadge } from '../../../ui/mode-badge.tsx'
import { isCounted, type Source, sources } from '../model/income-query.ts'

/** Props of {@link IncomeSummary}. */
export interface IncomeSummaryProps {
  summary: components['schemas']['IncomeSummary']
  /** How many rows the total is the sum of. */
  rows: number
  chosen: Source | undefined
  onSource: (source: Source | undefined) => void
}

/** The sum of the shown rows, today's part of it, and what each source gave. */
export function IncomeSummary({ summary, rows, chosen, onSource }: IncomeSummaryProps) {
  const { t } = useTranslation('income')
  const given = sources.filter((source) => summary.bySource[source] !== undefined)
  return (
    <Card aria-label={t('summary.title')} title={t('summary.title')} aside={<ModeBadge mode="real" />}>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <p className="text-28 font-strong tracking-[-0.01em]">
          <span className="final">
            <Figure value={formatMoney(summary.total)} unit="USD" className="[&>span]:text-14" />
          </span>
          <span className="mt-1 block text-12 font-regular tracking-normal text-muted">
            {t('summary.rows', { count: rows })}
          </span>
        </p>
        <p className="text-13">
          <span className="text-muted">{t('summary.today')}</span>{' '}
          <Figure value={formatMoney(summary.today, { sign: true })} unit="USD" className="font-strong" />
        </p>
      </div>
      {given.length > 0 ? (
        <ul className="grid gap-px overflow-hidden rounded-2 border border-line bg-line sm:grid-cols-2">
          {given.map((source) => (
            <li key={source} className="bg-surface">
              <button
                type="button"
                aria-pressed={source === chosen}
                onClick={() => onSource(source === chosen ? undefined : source)}
                className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-3 px-3 py-2 text-start hover:bg-surface-sunken aria-pressed:bg-accent-soft"
              >
                <span className="text-13">
                  {t(`source.${source}`)}
                  {isCounted(source) ? null : (
                    <span className="block text-12 text-muted">{t('summary.notCounted')}</span>
                  )}
                </span>
                <Figure
                  value={formatMoney(summary.bySource[source] ?? '0.00', { sign: true })}
                  className="font-strong"
                />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="text-12 text-muted">{t('summary.counted')}</p>
    </Card>
  )
}
