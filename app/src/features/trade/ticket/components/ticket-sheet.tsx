import { formatPercent } from '#core/format/figures.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { FlashingPrice } from '#core/live-prices/flashing-price.tsx'
import { useLivePrice } from '#core/live-prices/use-live-price.ts'
import { PriceChange } from '#ui/figure/price-change.tsx'
import type { LayerProps } from '#ui/overlay/lazy-layer.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { TradeTicket, type TradeTicketProps } from './trade-ticket.tsx'

/** The tickets of a phone, in a sheet under the live price. */
export function TicketSheet({ open, onClose, ...ticket }: LayerProps & Omit<TradeTicketProps, 'className'>) {
  return (
    <Sheet open={open} onClose={onClose} title={<SheetTitle instrument={ticket.instrument} />}>
      <TradeTicket {...ticket} className="pt-3" />
    </Sheet>
  )
}

function SheetTitle({ instrument }: { instrument: Instrument }) {
  const { price, changePercent, trend } = useLivePrice(instrument.code) ?? {
    ...instrument,
    trend: 0 as const,
  }
  return (
    <span className="flex flex-wrap items-baseline gap-x-3">
      <bdi>{instrument.code}</bdi>
      <FlashingPrice
        price={price}
        decimals={instrument.decimals}
        trend={trend}
        className="text-16 font-strong"
      />
      <PriceChange ofPrice text={formatPercent(changePercent)} className="text-13 font-regular" />
    </span>
  )
}
