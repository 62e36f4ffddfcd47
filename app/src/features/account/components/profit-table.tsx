import { useTranslation } from 'react-i18next'
import { formatMoney } from '#core/format/figures.ts'
import { formatDate, formatDateTime } from '#core/format/format-time.ts'
import { Figure } from '#ui/figure/figure.tsx'
import { PriceChange } from '#ui/figure/price-change.tsx'
import type { ProfitCurve } from '../model/profit-curve.ts'

const DAY_MS = 86_400_000

/** Profit and loss of a span hour by hour or day by day, newest first. */
export function ProfitTable({ curve }: { curve: ProfitCurve }) {
  const { t, i18n } = useTranslation('account')
  // What ends at midnight is the day before it.
  const nameOf = (from: number, to: number) =>
    from % DAY_MS === 0 && to - from === DAY_MS
      ? formatDate(from, i18n.language)
      : formatDateTime(to, i18n.language)
  return (
    <section
      aria-label={t('profit.title')}
      className="profit-box overflow-auto border-y border-line"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table className="w-full border-collapse text-13">
        <caption className="sr-only">{t('profit.title')}</caption>
        <thead className="sticky top-0 bg-surface-sunken text-12 text-muted shadow-[0_1px_0_var(--line)]">
          <tr>
            <th scope="col" className="px-4 py-2 text-start font-regular">
              {t('profit.table.time')}
            </th>
            {(['change', 'sum', 'equity'] as const).map((column) => (
              <th key={column} scope="col" className="figure-end px-2 py-2 font-regular last:pe-4">
                {t(`profit.table.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {curve.slices.toReversed().map(({ from, to, profit, total, equity }) => (
            <tr key={to} className="border-b border-line last:border-b-0 hover:bg-surface-sunken">
              <th scope="row" className="px-4 py-1.5 text-start font-regular">
                {nameOf(from, to)}
              </th>
              <td className="figure-end px-2 py-1.5">
                <PriceChange text={formatMoney(profit, { sign: true })} />
              </td>
              <td className="figure-end px-2 py-1.5">
                <Figure value={formatMoney(total, { sign: true })} />
              </td>
              <td className="figure-end px-2 py-1.5 pe-4">
                <Figure value={formatMoney(equity)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
