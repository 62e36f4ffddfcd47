import { formatPercent } from '#core/format/format-percent.ts'
import { FlashingPrice } from '#core/live-prices/flashing-price.tsx'
import { useLivePrice } from '#core/live-prices/use-live-price.ts'
import { PriceChange } from '#ui/figure/price-change.tsx'
import type { InstrumentItem } from '../model/instrument-item.ts'

/** The live price of an instrument and its change, at the end of its result. */
export function InstrumentQuote({ instrument }: { instrument: InstrumentItem }) {
  const live = useLivePrice(instrument.code)
  return (
    <span className="figure-end grid flex-none justify-items-end">
      <FlashingPrice
        className="font-strong"
        price={live?.price ?? instrument.price}
        decimals={instrument.priceDecimals}
        trend={live?.trend ?? 0}
      />
      <PriceChange ofPrice className="text-12" text={formatPercent(live?.changePercent ?? instrument.zdf)} />
    </span>
  )
}
