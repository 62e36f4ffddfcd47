import { useMemo, useState } from 'react'
import { useAvailable } from '#core/account-mode/use-own-money.ts'
import { useAmountReading } from '#core/forms/use-amount-reading.ts'
import { useAppForm } from '#core/forms/use-app-form.ts'
import { useUnderstood } from '#core/forms/use-understood.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { useLivePrice } from '#core/live-prices/use-live-price.ts'
import type { OrderTerms } from '#core/parameters/order-config.ts'
import { useSession } from '#core/session/use-session.ts'
import { isBeyondFunds } from '#features/trade/shared/components/available-funds.tsx'
import { useTicketDirection } from '#features/trade/shared/model/ticket-direction.ts'
import { readTicket } from '../model/ticket.ts'
import {
  emptyTicket,
  readLastSettings,
  type TicketForm,
  type TicketOrder,
  ticketForm,
  ticketPlaces,
} from '../model/ticket-form.ts'

/** A ticket while it is filled in, and what it comes to at the price of now. */
export type LeverageTicketState = ReturnType<typeof useLeverageTicket>

/** The form of a leveraged position, and what it comes to at the price of now. */
export function useLeverageTicket(instrument: Instrument, terms: OrderTerms) {
  const { language } = useAmountReading()
  const { userName } = useSession()
  const available = useAvailable()
  const [direction, setDirection] = useTicketDirection(instrument.code)
  const [reviewedLots, setReviewedLots] = useState<string>()
  const price = useLivePrice(instrument.code)?.price ?? instrument.price
  const { minLots, maxLots, lotStep, decimals, maxLeverage } = instrument
  const schema = useMemo(
    () => ticketForm(language, { minLots, maxLots, lotStep, decimals, maxLeverage }),
    [language, minLots, maxLots, lotStep, decimals, maxLeverage],
  )
  const app = useAppForm<TicketForm, TicketOrder>({
    schema,
    initial: emptyTicket(instrument, language, readLastSettings(userName, instrument.code)),
    draft: { name: `${instrument.code} position`, fields: ['size', 'leverage', 'stopLoss', 'takeProfit'] },
    places: ticketPlaces,
    mode: 'onChange',
  })
  const understood = useUnderstood(app.form.control, schema)
  const leverage = understood.leverage ?? 1
  const size =
    reviewedLots === undefined ? understood.size : ({ unit: 'lots', amount: reviewedLots } as const)
  const reading = readTicket({ ...understood, size, direction }, instrument, terms, price)
  const stopIssueOf = (kind: 'stopLoss' | 'takeProfit') =>
    kind in understood ? reading[`${kind}Issue`] : ('unread' as const)
  return {
    ...app,
    ...reading,
    instrument,
    terms,
    price,
    direction,
    setDirection,
    leverage,
    /** The size that the user has gone to review; it stays the same there, whatever the price does. */
    reviewedLots,
    setReviewedLots,
    /** What is understood of its stops, reasonable or not. */
    stops: { stopLoss: understood.stopLoss, takeProfit: understood.takeProfit },
    available,
    isBeyondFunds: isBeyondFunds(reading.preview?.total, available),
    /** The first stop that is not understood, or not reasonable at the price of now. */
    wrongStop: (['stopLoss', 'takeProfit'] as const).find((kind) => stopIssueOf(kind) !== undefined),
  }
}
