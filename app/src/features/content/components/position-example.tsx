import { addDecimals, quotePosition, subtractDecimals } from '@swx/sdk/money'
import { useTranslation } from 'react-i18next'
import { formatRate, isolateFigure } from '#core/format/figures.ts'
import { useOrderTerms } from '#core/parameters/order-config.ts'
import { Figure } from '#ui/figure/figure.tsx'
import { ExampleCard } from './example-card.tsx'
import { Usd } from './usd.tsx'

/** A price of 1 makes the fall until the automatic close a share of the price. */
const PRICE = '1.0000'
const LEVERAGE = 10

/** What a leveraged position ties up and costs, and how little it takes to lose the margin. */
export function PositionExample() {
  const { t } = useTranslation('content')
  const config = useOrderTerms()
  return (
    <ExampleCard
      title={t('examples.position.title')}
      query={config}
      lines={(terms) => {
        const quote = quotePosition({
          ...terms,
          direction: 'LONG',
          leverage: LEVERAGE,
          lots: '1',
          contractSize: '1000',
          price: PRICE,
          tickSize: '0.0001',
        })
        return {
          rows: [
            { key: 'size', label: t('examples.position.size'), value: <Usd amount={quote.notional} /> },
            {
              key: 'margin',
              label: t('examples.position.margin', { leverage: isolateFigure(`1:${LEVERAGE}`) }),
              value: <Usd amount={quote.margin} />,
            },
            {
              key: 'fees',
              label: t('examples.position.fees'),
              value: <Usd amount={addDecimals(quote.openFee, quote.atOpen.closeFee)} />,
            },
            {
              key: 'stopOut',
              label: t('examples.position.stopOut'),
              value: <Figure value={formatRate(subtractDecimals(PRICE, quote.stopOutPrice))} />,
            },
          ],
          total: { label: t('examples.position.worst'), value: <Usd amount={quote.worstCase} /> },
        }
      }}
    />
  )
}
