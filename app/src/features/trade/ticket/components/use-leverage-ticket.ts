import { compareDecimals, multiplyDecimals } from '@swx/sdk/money'
import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useAvailable } from '#core/account-mode/use-own-money.ts'
import { useAmountReading } from '#core/forms/use-amount-reading.ts'
import { type AppForm, useAppForm } from '#core/forms/use-app-form.ts'
import { useUnderstood } from '#core/forms/use-understood.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { livePrices } from '#core/live-prices/store.ts'
import { useLivePrice } from '#core/live-prices/use-live-price.ts'
import type { OrderTerms } from '#core/parameters/order-config.ts'
import { useSession } from '#core/session/use-session.ts'
import { type Stops, unreachedStop } from '#features/trade/shared/model/stop-aim.ts'
import { useTicketDirection } from '#features/trade/shared/model/ticket-direction.ts'
import { readTicket } from '../model/ticket.ts'
import {
  emptyTicket,
  keepLastSettings,
  readLastSettings,
  type TicketForm,
  type TicketOrder,
  ticketForm,
  ticketPlaces,
} from '../model/ticket-form.ts'
import { useDraftLevels } from './use-draft-levels.ts'
import { type EntryChoiceOptions, useEntryChoice } from './use-entry-choice.ts'

/** The text beside a field of the ticket, see {@link useAppForm}. */
export type TicketErrors = AppForm<TicketForm, TicketOrder>['errorOf']

/** The form of a leveraged position, and what it comes to at the current price. */
export function useLeverageTicket(
  instrument: Instrument,
  terms: OrderTerms,
  onRequested: EntryChoiceOptions['onRequested'],
) {
  const { language } = useAmountReading()
  const { userName } = useSession()
  const available = useAvailable()
  const [direction, changeDirection] = useTicketDirection(instrument.code)
  const [reviewed, setReviewed] = useState<ReviewedOrder>()
  const price = useLivePrice(instrument.code)?.price ?? instrument.price
  const { minLots, maxLots, lotStep, decimals, maxLeverage } = instrument
  const schema = useMemo(
    () => ticketForm(language, { minLots, maxLots, lotStep, decimals, maxLeverage }, marketNow),
    [language, minLots, maxLots, lotStep, decimals, maxLeverage],
  )
  const app = useAppForm<TicketForm, TicketOrder>({
    schema,
    initial: emptyTicket(instrument, language, readLastSettings(userName, instrument.code)),
    draft: { name: `${instrument.code} position`, fields: [...ticketFields] },
    amounts: ['size', 'entry', 'stopLoss', 'trailing', 'takeProfit'],
    places: ticketPlaces,
    mode: 'onChange',
  })
  const { form, clear, forget } = app
  const typed = useWatch({ control: form.control, name: 'entry' })
  const understood = useUnderstood(form.control, schema)
  const reading = readTicket(
    { ...understood, ...reviewed, direction, type: typed.type },
    instrument,
    terms,
    price,
  )
  const { preview } = reading
  const unreached = unreachedStop(understood, reading.stops)
  const { setDirection, setType, enter } = useEntryChoice({
    instrument,
    price,
    direction,
    changeDirection,
    entry: typed,
    onEntry: (entry) => form.setValue('entry', entry, { shouldValidate: true }),
    onRequested,
  })

  /**
   * Makes the ticket ready after its order: whole where the same order can be placed again, empty where it had a stop or
   * the balance is short of it. A size never stays without the stop it was chosen for, and nothing that is left is wrong.
   */
  const startAgain = ({ lots, leverage }: { readonly lots: string; readonly leverage: number }) => {
    const entered = form.getValues()
    const isWhole =
      !(entered.stopLoss.isOn || entered.trailing.isOn || entered.takeProfit.isOn) &&
      preview !== undefined &&
      (available === undefined || compareDecimals(multiplyDecimals(preview.total, 2), available) <= 0)
    const last = { lots: isWhole ? lots : minLots, leverage }
    keepLastSettings(userName, instrument.code, last)
    const { type } = entered.entry
    const next = {
      ...emptyTicket(instrument, language, last),
      entry: type === 'MARKET' ? entered.entry : enter(type),
      expiry: entered.expiry,
    }
    clear(isWhole && entered.size.unit !== 'lots' ? { ...next, size: entered.size } : next)
    forget()
  }

  return {
    ...app,
    reading,
    price,
    direction,
    setDirection,
    setType,
    /** What is understood of how long it waits, and of its partner. */
    expiry: understood.expiry,
    partner: understood.partner === '' ? undefined : understood.partner,
    isReviewed: reviewed !== undefined,
    /** Size and stops that the user goes to review stay the same there, whatever the price does. */
    startReview: () => setReviewed(reading.draft && reviewedOrder(reading.draft.lots, reading.stops)),
    endReview: () => setReviewed(undefined),
    /** What is understood of its stops, reasonable or not. */
    hasStopLoss: reading.stops.stopLoss !== undefined || reading.stops.trailing !== undefined,
    /** Its prices as lines of a chart. */
    draftLevels: useDraftLevels(reading),
    available,
    /** The first of its fields but the size that is not understood, or not reasonable at the current price. */
    wrongField: ticketOrder.find((name) =>
      name === 'entry' || name === 'expiry'
        ? typed.type !== 'MARKET' && (!(name in understood) || (name === 'entry' && reading.wait?.issue))
        : !(name in understood) || reading[`${name}Issue`] !== undefined || name === unreached,
    ),
    startAgain,
  }
}

/** The parts of an order that a review holds still. */
type ReviewedOrder = Pick<TicketOrder, 'size' | 'stopLoss' | 'trailing' | 'takeProfit'>

function reviewedOrder(lots: string, { stopLoss, trailing, takeProfit }: Partial<Stops>): ReviewedOrder {
  const at = (level: number | undefined) =>
    level === undefined ? undefined : ({ unit: 'price', value: String(level) } as const)
  return {
    size: { unit: 'lots', amount: lots },
    stopLoss: at(stopLoss),
    trailing: at(trailing),
    takeProfit: at(takeProfit),
  }
}

const marketNow = () => livePrices.marketNow()

/** What of the ticket is kept when its page is left. */
const ticketFields = [
  'size',
  'leverage',
  'entry',
  'expiry',
  'partner',
  'stopLoss',
  'trailing',
  'takeProfit',
] as const

/** The fields that can be wrong besides the size, in the order in which they stand. */
const ticketOrder = ['entry', 'expiry', 'stopLoss', 'trailing', 'takeProfit'] as const
