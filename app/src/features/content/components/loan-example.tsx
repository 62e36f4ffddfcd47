import { useTranslation } from 'react-i18next'
import { serverClock } from '#core/api/server-clock.ts'
import { formatApr } from '#core/format/figures.ts'
import { readLoanConfig, representativeLoan } from '#core/parameters/loan-config.ts'
import { useParameter } from '#core/parameters/use-parameter.ts'
import { formatDecimal } from '#lib/i18n/format-decimal.ts'
import { Figure } from '#ui/figure/figure.tsx'
import { ExampleCard } from './example-card.tsx'
import { Usd } from './usd.tsx'

/** What a loan costs: the yearly cost first. */
export function LoanExample() {
  const { t } = useTranslation('content')
  const config = useParameter('loan.config', readLoanConfig)
  return (
    <ExampleCard
      title={t('examples.loan.title')}
      query={config}
      lines={(terms) => {
        const loan = representativeLoan(terms, serverClock.now())
        return {
          rows: [
            { key: 'apr', label: t('examples.loan.apr'), value: <Figure value={formatApr(loan.apr)} /> },
            { key: 'amount', label: t('examples.loan.amount'), value: <Usd amount={loan.amount} /> },
            { key: 'days', label: t('examples.loan.days'), value: formatDecimal(loan.termDays) },
            {
              key: 'interest',
              label: t('examples.loan.interest'),
              value: <Usd amount={loan.totalInterest} />,
            },
          ],
          total: { label: t('examples.loan.total'), value: <Usd amount={loan.repaymentAmount} /> },
        }
      }}
    />
  )
}
