import { useMemo } from 'react'
import { useAvailable } from '../../../../core/account-mode/use-available.ts'
import type { Instrument } from '../../../../core/instruments/instrument.ts'
import { useLivePrice } from '../../../../core/live-prices/use-live-price.ts'
import type { OrderTerms } from '../../../../core/parameters/order-config.ts'
import { useAppForm } from '../../../../core/session/use-app-form.ts'
import { useSession } from '../../../../core/session/use-session.ts'
import { useAmountReading } from '../../../../ui/form/use-amount-reading.ts'
import { useUnderstood } from '../../../../ui/form/use-understood.ts'
import { readLastSettings } from '../model/last-settings.ts'
import { readTicket } from '../model/ticket.ts'
import { useTicketDirection } from '../model/ticket-direction.ts'
import {
  emptyTicket,
  type TicketForm,
  type TicketOrder,
  ticketForm,
  ticketPlaces,
} from '../model/ticket-form.ts'
import { isBeyondFunds } from './funds-error.tsx'

/** A ticket while it is filled in, and what it comes to at the price of now. */
export type LeverageTicketState = ReturnType<typeof useLeverageTicket>

/** The form of a leveraged position, and what it comes to at the price of now. */
export function useLeverageTicket(instrument: Instrument, terms: OrderTerms) {
  const { language } = useAmountReading()
  const { userName } = useSession()
  const available = useAvailable()
  const [direction, setDirection] = useTicketDirection(instrument.code)
  const price = useLivePrice(instrument.code)?.price ?? instrument.price
  const { minLots, maxLots, lotStep, decimals, maxLeverage } = instrument
  const schema = useMemo(
    () => ticketForm(language, { minLots, maxLots, lotStep, decimals, maxLeverage }),
    [language, minLots, maxLots, lotStep, decimals, maxLeverage],
  )
  const app = useAppForm<TicketForm, TicketOrder>({
    schema,
    initial: emptyTicket(instrument, language, readLastSettings(userName, instrument.code)),
    draft: { name: `${instrument.code} position`, fields: ['lots', 'leverage', 'stopLoss', 'takeProfit'] },
    places: ticketPlaces,
    mode: 'onChange',
  })
  const understood = useUnderstood(app.form.control, schema)
  const entry = { ...understood, direction }
  const reading = readTicket(entry, instrument, terms, price)
  return {
    ...app,
    ...reading,
    instrument,
    terms,
    price,
    direction,
    setDirection,
    leverage: understood.leverage ?? 1,
    /** What is understood of its stops, reasonable or not. */
    stops: { stopLoss: understood.stopLoss, takeProfit: understood.takeProfit },
    available,
    isBeyondFunds: isBeyondFunds(reading.preview?.total, available),
    /** Whether a stop is not understood, or not reasonable at the price of now. */
    hasStopError:
      !('stopLoss' in understood && 'takeProfit' in understood) ||
      (reading.stopLossIssue ?? reading.takeProfitIssue) !== undefined,
  }
}
