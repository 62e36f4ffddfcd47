import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { offers } from '#config/operator.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { PaymentLockNotice } from '#core/money/payment-lock.tsx'
import { OptionTicket } from '#features/trade/options/components/option-ticket.tsx'
import type { RecordTab } from '#features/trade/positions/components/trade-records.tsx'
import { ticketRequest } from '#features/trade/shared/model/ticket-request.ts'
import { useStore } from '#lib/store/create-store.ts'
import { ColourLegend } from '#ui/figure/colour-legend.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { LeverageTicket } from './leverage-ticket.tsx'

const kinds = ['leveraged', 'fixedTime'] as const

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
  const [chosen, setChosen] = useState<(typeof kinds)[number]>('leveraged')
  const hasOptions = offers('options') && instrument.optionPeriods.length > 0
  const hasBoth = hasOptions && offers('leverage')
  // An order that waits for a price can only be on the one ticket.
  if (useStore(ticketRequest)?.code === instrument.code && chosen !== 'leveraged') setChosen('leveraged')
  const kind = hasBoth ? chosen : hasOptions ? 'fixedTime' : 'leveraged'

  const ticket = (
    <>
      <PaymentLockNotice />
      {kind === 'leveraged' ? (
        <LeverageTicket instrument={instrument} onOpened={onTraded} isBesideChart={isBesideChart} />
      ) : (
        <OptionTicket instrument={instrument} onBought={() => onTraded('options')} />
      )}
      <ColourLegend className="mt-2" />
    </>
  )
  if (!hasBoth) return <div className={className}>{ticket}</div>
  return (
    <>
      <Tabs
        label={t('ticket.title')}
        tabs={kinds.map((id) => ({ id, label: t(`ticket.${id}`) }))}
        selected={kind}
        onSelect={(id) => setChosen(kinds.find((known) => known === id) ?? 'leveraged')}
        panelId={panelId}
        className="border-b border-line px-2"
      />
      <div id={panelId} role="tabpanel" aria-label={t(`ticket.${kind}`)} className={className}>
        {ticket}
      </div>
    </>
  )
}
