import { useTranslation } from 'react-i18next'
import { formatMoney } from '#core/format/figures.ts'
import { formatDate, formatDateTime } from '#core/format/format-time.ts'
import { CostList } from '#ui/data/cost-list.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { PriceChange } from '#ui/figure/price-change.tsx'
import type { ProfitCurve } from '../model/profit-curve.ts'

/** How equity came from the begin of a span to its end: what was paid in less what was paid out, and the profit or loss. */
export function ProfitSums({ curve, isOpen }: { curve: ProfitCurve; isOpen: boolean }) {
  const { t, i18n } = useTranslation('account')
  const format = (time: number) => formatEdge(time, i18n.language)
  const signed = (amount: string) => formatMoney(amount, { sign: true })
  return (
    <CostList
      rows={[
        {
          key: 'opening',
          label: t('profit.sums.equityOn', { time: format(curve.start) }),
          value: <Figure value={formatMoney(curve.opening)} />,
        },
        { key: 'paid', label: t('profit.sums.paid'), value: <Figure value={signed(curve.paid)} /> },
        { key: 'profit', label: t('profit.title'), value: <PriceChange text={signed(curve.profit)} /> },
      ]}
      total={{
        label: isOpen ? t('profit.sums.equityNow') : t('profit.sums.equityOn', { time: format(curve.end) }),
        value: <Figure value={formatMoney(curve.closing)} unit="USD" />,
      }}
    />
  )
}

const DAY_MS = 86_400_000

/** Where a span begins or ends: a day, with its time where it is not midnight. `tag` is a BCP 47 tag. */
export const formatEdge = (time: number, tag: string): string =>
  (time % DAY_MS === 0 ? formatDate : formatDateTime)(time, tag)
