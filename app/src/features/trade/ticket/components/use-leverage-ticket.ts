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

/** The form of a leveraged position, and what it comes to at the price of now. */
export function useLeverageTicket(
  instrument: Instrument,
  terms: OrderTerms,
  onRequested: EntryChoiceOptions['onRequested'],
) {
  const { language } = useAmountReading()
  const { userName } = useSession()
  const available = useAvailable()
  const [direction, changeDirection] = useTicketDirection(instrument.code)
  const [reviewedLots, setReviewedLots] = useState<string>()
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
    places: ticketPlaces,
    mode: 'onChange',
  })
  const { form, clear, forget } = app
  const typed = useWatch({ control: form.control, name: 'entry' })
  const understood = useUnderstood(form.control, schema)
  const size =
    reviewedLots === undefined ? understood.size : ({ unit: 'lots', amount: reviewedLots } as const)
  const reading = readTicket({ ...understood, size, direction, type: typed.type }, instrument, terms, price)
  const { preview } = reading
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
    /** The size that the user has gone to review; it stays the same there, whatever the price does. */
    reviewedLots,
    setReviewedLots,
    /** What is understood of its stops, reasonable or not. */
    hasStopLoss: understood.stopLoss !== undefined || understood.trailing !== undefined,
    /** Its prices as lines of a chart. */
    draftLevels: useDraftLevels(reading, understood),
    available,
    /** The first of its fields but the size that is not understood, or not reasonable at the price of now. */
    wrongField: ticketOrder.find((name) =>
      name === 'entry' || name === 'expiry'
        ? typed.type !== 'MARKET' && (!(name in understood) || (name === 'entry' && reading.wait?.issue))
        : !(name in understood) || reading[`${name}Issue`] !== undefined,
    ),
    startAgain,
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
