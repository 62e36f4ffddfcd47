import { quoteOption } from '@swx/sdk/money'
import { useTranslation } from 'react-i18next'
import { useParameter } from '#core/parameters/use-parameter.ts'
import { formatDecimal } from '#lib/i18n/format-decimal.ts'
import { Figure } from '#ui/figure/figure.tsx'
import { readHighestPayout } from '../model/example-terms.ts'
import { ExampleCard } from './example-card.tsx'
import { Usd } from './usd.tsx'

const STAKE = '100.00'

/** What a fixed-time option pays and takes, and how often the user has to be right. */
export function OptionExample() {
  const { t } = useTranslation('content')
  const payout = useParameter('options.periods', readHighestPayout)
  return (
    <ExampleCard
      title={t('examples.option.title')}
      query={payout}
      lines={(payoutRatio) => {
        const quote = quoteOption({ stake: STAKE, payoutRatio })
        return {
          rows: [
            { key: 'stake', label: t('examples.option.stake'), value: <Usd amount={STAKE} /> },
            { key: 'win', label: t('examples.option.win'), value: <Usd amount={quote.expectedReturn} /> },
            {
              key: 'even',
              label: t('examples.option.breakEven'),
              value: <Figure value={formatDecimal(quote.breakEven, { decimals: 2, percent: true })} />,
            },
          ],
          total: { label: t('examples.option.lose'), value: <Usd amount={quote.lose} /> },
        }
      }}
    />
  )
}
