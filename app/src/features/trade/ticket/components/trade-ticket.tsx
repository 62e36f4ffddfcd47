import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { offers } from '#config/operator.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { PaymentLockNotice } from '#core/money/payment-lock.tsx'
import { OptionTicket } from '#features/trade/options/components/option-ticket.tsx'
import type { RecordTab } from '#features/trade/positions/components/trade-records.tsx'
import { type TicketKind, ticketKinds, ticketRequest } from '#features/trade/shared/model/ticket-request.ts'
import { useStore } from '#lib/store/create-store.ts'
import { ColourLegend } from '#ui/figure/colour-legend.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { LeverageTicket } from './leverage-ticket.tsx'

export interface TradeTicketProps {
  instrument: Instrument
  /** Called with the list that has the new trade. */
  onTraded: (tab: RecordTab) => void
  /** Whether the chart of the instrument is in sight, so that the stops that are typed are drawn across it. */
  isBesideChart?: boolean | undefined
  className: string
}

/** The two tickets of an instrument; one where the other is not offered. */
export function TradeTicket({ instrument, onTraded, isBesideChart, className }: TradeTicketProps) {
  const { t } = useTranslation('orders')
  const panelId = useId()
  const [chosen, setChosen] = useState<TicketKind>('leveraged')
  const hasOptions = offers('options') && instrument.optionPeriods.length > 0
  const hasBoth = hasOptions && offers('leverage')
  const request = useStore(ticketRequest)
  if (request?.code === instrument.code && chosen !== request.ticket) setChosen(request.ticket)
  const kind = hasBoth ? chosen : hasOptions ? 'fixedTime' : 'leveraged'

  const ticket = (
    <>
      <PaymentLockNotice />
      {kind === 'leveraged' ? (
        <LeverageTicket instrument={instrument} onOpened={onTraded} isBesideChart={isBesideChart} />
      ) : (
        <OptionTicket
          instrument={instrument}
          onBought={() => onTraded('options')}
          isBesideChart={isBesideChart}
        />
      )}
      <ColourLegend className="mt-2" />
    </>
  )
  if (!hasBoth) return <div className={className}>{ticket}</div>
  return (
    <>
      <Tabs
        label={t('ticket.title')}
        tabs={ticketKinds.map((id) => ({ id, label: t(`ticket.${id}`) }))}
        selected={kind}
        onSelect={(id) => {
          // What the user chooses here counts over a request that no ticket could take up.
          ticketRequest.set(undefined)
          setChosen(ticketKinds.find((known) => known === id) ?? 'leveraged')
        }}
        panelId={panelId}
        className="border-b border-line px-2"
      />
      <div id={panelId} role="tabpanel" aria-label={t(`ticket.${kind}`)} className={className}>
        {ticket}
      </div>
    </>
  )
}
