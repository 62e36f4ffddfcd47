import { useGetKValueByCodeAndDate } from '@swx/sdk/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { formatPercent, formatSigned } from '#core/format/figures.ts'
import { utcDay } from '#core/format/format-time.ts'
import { HoursOfMarket } from '#core/instruments/market-hours.tsx'
import { FlashingPrice } from '#core/live-prices/flashing-price.tsx'
import { SimulatedBadge } from '#core/live-prices/simulated-badge.tsx'
import { liveValueOf, useLivePrice, useLiveTone } from '#core/live-prices/use-live-price.ts'
import { PriceChange } from '#ui/figure/price-change.tsx'
import { Sparkline } from '#ui/figure/sparkline.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { type MarketRow, previousCloseOf } from '../model/market-row.ts'
import { InstrumentFacts, useInstrumentFacts } from './instrument-facts.tsx'

export interface SelectedInstrumentProps {
  row: MarketRow
  /** The market's time (RFC 3339): the day of the user's own clock may be one that has not begun there. */
  asOf: string
  alerts: ReactNode
}

/** The instrument picked in the list: quote, the last day as a line, trading terms, and the link to its chart. */
export function SelectedInstrument({ row, asOf, alerts }: SelectedInstrumentProps) {
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
      <InstrumentFacts
        facts={facts.data}
        hasFailed={facts.isError}
        onRetry={facts.refetch}
        decimals={row.decimals}
      />
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

/** The last 24 hours of an instrument; its last hundred prices where there is no such history. */
function InstrumentChart({ row, asOf }: { row: MarketRow; asOf: string }) {
  const { t } = useTranslation('market')
  const day = useDayLine(row.code, asOf)
  const tone = useLiveTone(row.code, row.changePercent)

  if (day.isPending) {
    return (
      <div role="status" aria-busy="true" className="skeleton h-28">
        <span className="sr-only">{t('selected.chartLoading', { code: row.code })}</span>
      </div>
    )
  }

  const points = day.data && day.data.length > 1 ? day.data : row.recent
  const from = points[0] ?? row.price
  const figures = {
    from,
    decimals: row.decimals,
    to: points.at(-1) ?? row.price,
  }
  return (
    <Sparkline
      points={points}
      tone={tone}
      baseline={previousCloseOf(row)}
      live={liveValueOf(row.code)}
      variant="area"
      label={t(points === row.recent ? 'selected.chartRecent' : 'selected.chart', {
        code: row.code,
        ...figures,
      })}
      className="block h-28 w-full"
    />
  )
}

/** A day in quarters of an hour. */
const QUARTERS = 96

/** Closing prices of the last 24 hours by the market's time, a quarter of an hour apart, oldest first. */
function useDayLine(code: string, asOf: string) {
  const date = utcDay(Date.parse(asOf))
  return useGetKValueByCodeAndDate<readonly number[]>(
    { code, date, period: '15m', limit: QUARTERS },
    { query: { select: (result) => result.map(({ c }) => c) } },
  )
}
