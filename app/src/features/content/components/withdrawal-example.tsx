import { quoteWithdrawal } from '@swx/sdk/money'
import { useTranslation } from 'react-i18next'
import { formatRate, isolateFigure } from '#core/format/figures.ts'
import { useParameter } from '#core/parameters/use-parameter.ts'
import { readWithdrawalFee } from '../model/example-terms.ts'
import { ExampleCard } from './example-card.tsx'
import { Usd } from './usd.tsx'

const AMOUNT = '500.00'

/** What of a withdrawal arrives. */
export function WithdrawalExample() {
  const { t } = useTranslation('content')
  const fee = useParameter('withdrawal.methods', readWithdrawalFee)
  return (
    <ExampleCard
      title={t('examples.withdrawal.title')}
      query={fee}
      lines={(feeRate) => {
        const quote = quoteWithdrawal({ amount: AMOUNT, feeRate })
        return {
          rows: [
            { key: 'amount', label: t('examples.amount'), value: <Usd amount={AMOUNT} /> },
            {
              key: 'fee',
              label: t('examples.withdrawal.fee', { rate: isolateFigure(formatRate(feeRate)) }),
              value: <Usd amount={quote.fee} />,
            },
          ],
          total: { label: t('examples.withdrawal.receive'), value: <Usd amount={quote.receiveAmount} /> },
        }
      }}
    />
  )
}
