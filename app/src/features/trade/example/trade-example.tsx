import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { allOf, QueryView } from '#core/api/query-view.tsx'
import { formatLots, formatMoney, formatPercent, formatPrice } from '#core/format/figures.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { FlashingPrice } from '#core/live-prices/flashing-price.tsx'
import { SimulatedBadge } from '#core/live-prices/simulated-badge.tsx'
import { useLivePrice } from '#core/live-prices/use-live-price.ts'
import { type OrderTerms, useOrderTerms } from '#core/parameters/order-config.ts'
import { useInstrument } from '#features/trade/instrument/api/use-instrument.ts'
import { usePositionCosts } from '#features/trade/ticket/components/position-costs.tsx'
import { CostList } from '#ui/data/cost-list.tsx'
import { DataTable } from '#ui/data/data-table.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { PriceChange } from '#ui/figure/price-change.tsx'
import { ExampleChart } from './example-chart.tsx'
import { exampleCode, examplePosition } from './example-position.ts'
import { exampleFrame, TradeExampleShape } from './trade-example-skeleton.tsx'
import { useExampleCandles } from './use-example-candles.ts'

/** A chart with live prices beside the ticket of an order on it, with all that the order costs: what the product is like. */
export function TradeExample() {
  const { t } = useTranslation('home')
  const facts = allOf({
    instrument: useInstrument({ code: exampleCode, id: undefined }),
    terms: useOrderTerms(),
  })
  return (
    <figure aria-label={t('preview.label', { code: exampleCode })} className={exampleFrame}>
      <QueryView query={facts} skeleton={<TradeExampleShape />} failed={t('preview.failed')}>
        {(known) => <ExampleParts {...known} />}
      </QueryView>
    </figure>
  )
}

interface ExampleFacts {
  instrument: Instrument
  terms: OrderTerms
}

function ExampleParts({ instrument, terms }: ExampleFacts) {
  const { t } = useTranslation(['home', 'orders', 'common'])
  const { code, decimals } = instrument
  const live = useLivePrice(code) ?? { ...instrument, trend: 0 as const }
  const candles = useExampleCandles(code, live.price)
  // The order is that of one moment; only the chart goes on.
  const [entry] = useState(live.price)
  const { draft, preview } = examplePosition(instrument, terms, entry)
  const costs = usePositionCosts(preview, { leverage: draft.leverage, feeRate: draft.feeRate })
  const exits = [
    { key: 'takeProfit' as const, ...preview.atTakeProfit },
    { key: 'stopLoss' as const, ...preview.atStopLoss },
  ].flatMap(({ key, price, net }) => (price === undefined || net === undefined ? [] : [{ key, price, net }]))
  const rows = [
    ...exits,
    { key: 'stopOut' as const, ...preview.atStopOut },
    { key: 'worstCase' as const, price: undefined, net: preview.worstCase },
  ]
  return (
    <>
      <div className="grid min-w-0 grid-rows-[auto_minmax(0,1fr)]">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 pt-3.5 pb-2">
          <b className="text-18">
            <bdi>{code}</bdi>
          </b>
          <FlashingPrice
            price={live.price}
            decimals={decimals}
            trend={live.trend}
            className="text-18 font-strong"
          />
          <PriceChange ofPrice text={formatPercent(live.changePercent)} className="text-13 font-strong" />
          <span className="ms-auto">
            <SimulatedBadge />
          </span>
        </div>
        <ExampleChart code={code} candles={candles} levels={exits} price={live.price} decimals={decimals} />
      </div>
      <div className="grid content-between gap-3 border-line p-4 max-md:border-t on-desktop:md:border-s">
        <p className="flex items-center justify-between gap-3 text-16 font-strong">
          <span>
            {t('orders:direction.LONG')} <Figure value={formatLots(draft.lots)} /> <bdi>{code}</bdi>
          </span>
          <ModeBadge mode="demo" />
        </p>
        <div className="overflow-hidden rounded-2 border border-line">
          <DataTable
            label={t('orders:scenario.label')}
            narrow="columns"
            className="data-small"
            rows={rows}
            rowKey={({ key }) => key}
            columns={[
              {
                key: 'closesAt',
                header: t('orders:scenario.closesAt'),
                isRowHeader: true,
                cell: ({ key }) => t(`orders:scenario.${key}`),
              },
              {
                key: 'price',
                header: t('orders:scenario.price'),
                align: 'end',
                cell: ({ price }) =>
                  price === undefined ? null : <Figure value={formatPrice(price, decimals)} />,
              },
              {
                key: 'net',
                header: t('orders:scenario.net'),
                align: 'end',
                cell: ({ net }) => (
                  <PriceChange text={formatMoney(net, { sign: true })} className="font-strong" />
                ),
              },
            ]}
          />
        </div>
        <CostList {...costs} />
        <Link
          to={paths.instrument.href({ code, type: instrument.category, id: instrument.id })}
          className="mode-button flex min-h-12 items-stretch overflow-hidden rounded-2 bg-demo-solid font-strong text-on-demo hover:bg-demo-hover hover:no-underline"
        >
          <span className="hatch-demo grid place-items-center px-3 text-12 font-bold tracking-[0.06em] text-demo inset-ring inset-ring-demo-solid">
            {t('common:mode.demo.word')}
          </span>
          <span className="grid flex-1 place-items-center px-3 py-2 text-center">{t('preview.try')}</span>
        </Link>
      </div>
    </>
  )
}
