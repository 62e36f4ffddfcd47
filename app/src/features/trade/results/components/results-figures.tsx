import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { formatMoney, formatRate } from '#core/format/figures.ts'
import { CostList } from '#ui/data/cost-list.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { PriceChange } from '#ui/figure/price-change.tsx'
import { Button } from '#ui/form/button.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import type { TradingResults } from '../model/trading-results.ts'
import type { ResultsProps } from './trading-results.tsx'

/** The figures that a trader asks for, and the ways to what they are made of. */
export function ResultsFigures({ results, filter, onFilter }: ResultsProps & { results: TradingResults }) {
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
