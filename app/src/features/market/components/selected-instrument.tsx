import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { formatPercent, formatSigned } from '#core/format/figures.ts'
import { HoursOfMarket } from '#core/instruments/market-hours.tsx'
import { FlashingPrice } from '#core/live-prices/flashing-price.tsx'
import { SimulatedBadge } from '#core/live-prices/simulated-badge.tsx'
import { useLivePrice } from '#core/live-prices/use-live-price.ts'
import { PriceChange } from '#ui/figure/price-change.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { useInstrumentFacts } from '../api/use-instrument-facts.ts'
import type { MarketRow } from '../model/market-row.ts'
import { InstrumentChart } from './instrument-chart.tsx'
import { InstrumentFacts } from './instrument-facts.tsx'

/** The instrument picked in the list: quote, the last day as a line, trading terms, and the way to its chart. */
export function SelectedInstrument({
  row,
  asOf,
  alerts,
}: {
  row: MarketRow
  asOf: string
  alerts: ReactNode
}) {
  const { t } = useTranslation('market')
  const facts = useInstrumentFacts(row.id)
  const { price, changePercent, trend } = useLivePrice(row.code) ?? { ...row, trend: 0 as const }
  const previousClose = facts.data?.previousClose

  return (
    <section className="card grid gap-3 p-4" aria-label={t('selected.label')}>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-18">
            <bdi>{row.code}</bdi>
          </h2>
          <p className="text-13 text-muted">
            <bdi className="inline-block max-w-full truncate align-bottom">{row.name}</bdi>
          </p>
        </div>
        {row.isSimulated ? <SimulatedBadge /> : null}
      </div>
      <div className="flex items-end justify-between gap-3">
        <FlashingPrice
          price={price}
          decimals={row.decimals}
          trend={trend}
          className="text-28 font-strong tracking-[-0.01em]"
        />
        <span className="grid justify-items-end">
          <PriceChange ofPrice text={formatPercent(changePercent)} />
          <span className="text-12 text-muted">
            {previousClose === undefined ? null : (
              <>
                <bdi dir="ltr" className="num">
                  {formatSigned(price - previousClose, row.decimals)}
                </bdi>{' '}
              </>
            )}
            {t('selected.today')}
          </span>
        </span>
      </div>
      <InstrumentChart row={row} asOf={asOf} />
      <InstrumentFacts facts={facts} decimals={row.decimals} />
      <HoursOfMarket hours={facts.data?.tradingHours ?? []} opensAt={row.opensAt} />
      <div className="flex gap-2">
        <LinkButton
          variant="primary"
          to={paths.instrument.href({ code: row.code, type: row.category, id: row.id })}
          className="flex-1"
        >
          {t('selected.open')}
        </LinkButton>
        {alerts}
      </div>
    </section>
  )
}
