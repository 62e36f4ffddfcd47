import { useTranslation } from 'react-i18next'
import { formatLots, formatPrice, formatQuantity } from '#core/format/figures.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { HoursOfMarket, MarketHoursBadge } from '#core/instruments/market-hours.tsx'
import { useMarketHours } from '#features/trade/shared/api/use-market-hours.ts'
import { Note } from '#ui/feedback/note.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { Card } from '#ui/layout/card.tsx'

/** The terms an instrument trades on, and the risk notice that belongs to them. */
export function TermsCard({ instrument }: { instrument: Instrument }) {
  const { t } = useTranslation('instrument')
  const lots = (quantity: string) => (
    <Figure value={formatLots(quantity)} unit={t('terms.lots', { lots: quantity })} />
  )
  const price = (value: number) => <Figure key="" value={formatPrice(value, instrument.decimals)} />
  const rows = [
    [t('quote.high'), price(instrument.high)],
    [t('quote.low'), price(instrument.low)],
    [t('terms.contractSize'), <Figure key="" value={formatQuantity(instrument.contractSize)} />],
    [t('terms.leverage'), <Figure key="" value={`1:${instrument.maxLeverage}`} />],
    [t('terms.minLots'), lots(instrument.minLots)],
    [t('terms.maxLots'), lots(instrument.maxLots)],
    [t('terms.lotStep'), lots(instrument.lotStep)],
    [t('terms.tickSize'), price(instrument.tickSize)],
    [t('terms.previousClose'), price(instrument.previousClose)],
  ] as const

  return (
    <Card title={t('terms.title')} aside={<MarketHoursBadge marketHours={useMarketHours(instrument)} />}>
      <dl className="cost">
        {rows.map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <HoursOfMarket hours={instrument.tradingHours} opensAt={instrument.opensAt} />
      {instrument.disclosure === '' ? null : <Note>{instrument.disclosure}</Note>}
    </Card>
  )
}
