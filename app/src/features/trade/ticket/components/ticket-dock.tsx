import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { useMode } from '#core/account-mode/use-mode.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { FlashingPrice } from '#core/live-prices/flashing-price.tsx'
import { useLivePrice } from '#core/live-prices/use-live-price.ts'
import type { RecordTab } from '#features/trade/positions/components/trade-records.tsx'
import { TicketSkeleton } from '#features/trade/shared/components/ticket-shape.tsx'
import type { Direction } from '#features/trade/shared/model/position-preview.ts'
import { chooseTicketDirection } from '#features/trade/shared/model/ticket-direction.ts'
import { ticketRequest } from '#features/trade/shared/model/ticket-request.ts'
import { expectTexts, preloadTexts } from '#lib/i18n/i18n.ts'
import { lazyComponent } from '#lib/prefetch/lazy-component.ts'
import { useStore } from '#lib/store/create-store.ts'
import { DirectionArrow } from '#ui/figure/trend.tsx'
import { Button } from '#ui/form/button.tsx'
import { Dock } from '#ui/layout/dock.tsx'
import { lazyLayer } from '#ui/overlay/lazy-layer.tsx'
import type { TradeTicketProps } from './trade-ticket.tsx'

const TradeTicket = lazyComponent(
  async () => (await import('./trade-ticket.tsx')).TradeTicket,
  () => expectTexts(['options']),
)
const TicketSheet = lazyLayer(
  async () => (await import('./ticket-sheet.tsx')).TicketSheet,
  () => preloadTexts(['options']),
)

/** The tickets beside a chart; their code comes after the chart's. Phones have a dock instead. */
export function LazyTradeTicket(props: TradeTicketProps) {
  const { t } = useTranslation('orders')
  return (
    <Suspense fallback={<TicketSkeleton label={t('ticket.loading')} className="px-4 pt-14 pb-3" />}>
      <TradeTicket {...props} />
    </Suspense>
  )
}

interface TicketDockProps {
  instrument: Instrument
  onTraded: (tab: RecordTab) => void
  /** On a phone on its side it is a column beside the chart, with what is below the buttons. */
  column?: { readonly below: ReactNode } | undefined
}

const sides = [
  { direction: 'SHORT', trend: 'down' },
  { direction: 'LONG', trend: 'up' },
] as const

/** Two buttons at the foot of a phone that bring up the ticket in a sheet. */
export function TicketDock({ instrument, onTraded, column }: TicketDockProps) {
  const { t } = useTranslation('orders')
  const { mode } = useMode()
  const [direction, setDirection] = useState<Direction>()
  const close = () => setDirection(undefined)
  // The ticket in the sheet takes the request up.
  if (useStore(ticketRequest)?.code === instrument.code && direction === undefined) setDirection('LONG')

  return (
    <>
      <Dock label={t('ticket.title')} className="flex items-center gap-2">
        {column ? <DockPrice instrument={instrument} /> : <ModeBadge mode={mode} />}
        {sides.map(({ direction: side, trend }) => (
          <Button
            key={side}
            size="lg"
            aria-haspopup="dialog"
            className="flex-1"
            onClick={() => {
              chooseTicketDirection(instrument.code, side)
              setDirection(side)
            }}
          >
            <DirectionArrow trend={trend}>{t(`direction.${side}`)}</DirectionArrow>
          </Button>
        ))}
        {column?.below}
      </Dock>
      <Suspense fallback={null}>
        <TicketSheet
          key={direction}
          open={direction !== undefined}
          onClose={close}
          instrument={instrument}
          onTraded={(tab) => {
            close()
            onTraded(tab)
          }}
        />
      </Suspense>
    </>
  )
}

/** On which account is traded, and at which price: on the column beside a chart nothing else says so. */
function DockPrice({ instrument }: { instrument: Instrument }) {
  const { mode } = useMode()
  const { price, trend } = useLivePrice(instrument.code) ?? { ...instrument, trend: 0 as const }
  return (
    <div className="grid justify-items-center gap-1">
      <ModeBadge mode={mode} />
      <FlashingPrice
        price={price}
        decimals={instrument.decimals}
        trend={trend}
        className="text-18 font-strong"
      />
    </div>
  )
}
