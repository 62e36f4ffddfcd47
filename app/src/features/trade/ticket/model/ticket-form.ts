import { amountText } from '@swx/sdk/money'
import { z } from 'zod/mini'
import type { FieldByError } from '#core/forms/place-error.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { noStop, stopsForm } from '#features/trade/shared/model/protective-stop.ts'
import { atMarket, entryRule, expiryRule, noExpiry } from '#features/trade/shared/model/waiting-form.ts'
import { localStore } from '#lib/storage/storage.ts'
import type { StorageKey } from '#lib/storage/stored-keys.ts'
import { sizeRule } from './position-size.ts'

const steps = [1, 2, 3, 5, 10, 15, 20, 30, 50, 100, 200, 300, 500]

/** The leverages on offer, up to the most that is allowed. */
export function leverageChoices(maxLeverage: number): readonly number[] {
  const below = steps.filter((step) => step < maxLeverage)
  return [...below, maxLeverage]
}

/** What of an instrument the rules of its ticket are made from. */
type TicketRange = Pick<Instrument, 'minLots' | 'maxLots' | 'lotStep' | 'decimals' | 'maxLeverage'>

/** The rules of the ticket of a leveraged position. */
export function ticketForm(
  language: string,
  { minLots, maxLots, lotStep, decimals, maxLeverage }: TicketRange,
  now: () => number,
) {
  return z.object({
    size: sizeRule(language, { minLots, maxLots, lotStep }),
    /** One that is not on offer any more is the lowest. */
    leverage: z.pipe(
      z.string(),
      z.transform(
        (text: string) => leverageChoices(maxLeverage).find((known) => String(known) === text) ?? 1,
      ),
    ),
    entry: entryRule(language, decimals),
    expiry: expiryRule(now),
    /** Number of the waiting order that is cancelled when this one fills; empty for none. */
    partner: z.string(),
    ...stopsForm(language, decimals).shape,
  })
}

/** What was typed and chosen on it. */
export type TicketForm = z.input<ReturnType<typeof ticketForm>>

/** What was understood of it. */
export type TicketOrder = z.output<ReturnType<typeof ticketForm>>

/**
 * A ticket as it is opened: with what the user opened the last position, or the smallest size and leverage. Nothing
 * larger is ever chosen ahead of the user.
 */
export const emptyTicket = (
  { minLots }: Pick<Instrument, 'minLots'>,
  language: string,
  last?: LastSettings | undefined,
): TicketForm => ({
  size: { unit: 'lots', text: amountText(last?.lots ?? minLots, language) },
  leverage: String(last?.leverage ?? 1),
  entry: atMarket,
  expiry: noExpiry,
  partner: '',
  stopLoss: noStop,
  trailing: noStop,
  takeProfit: noStop,
})

/** Which field each error of the server belongs to; unreasonable stops may be both. */
export const ticketPlaces: FieldByError<TicketForm> = {
  insufficientBalance: { field: 'size' },
  purchaseAmountWrong: { field: 'size' },
  leverageNotAllowed: { field: 'leverage' },
  triggerPriceUnreasonable: { field: 'entry' },
  expiryUnreasonable: { field: 'expiry' },
  partnerUnsuitable: { field: 'partner' },
}

const settingsSchema = z.object({
  lots: z.string().check(z.regex(/^\d{1,12}(\.\d{1,8})?$/)),
  leverage: z.int().check(z.minimum(1), z.maximum(500)),
})

/** What a user chose for the last position in an instrument; the size is a decimal string. */
type LastSettings = z.output<typeof settingsSchema>

const placeOf = (userName: string, code: string): StorageKey => `swx.ticket.${userName}.${code}`

/** The settings that a user opened the last position in an instrument with, in this browser. */
export function readLastSettings(userName: string | undefined, code: string): LastSettings | undefined {
  const text = userName === undefined ? null : localStore.get(placeOf(userName, code))
  if (text === null) return undefined
  try {
    return settingsSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Keeps them for the next ticket of the instrument. */
export function keepLastSettings(userName: string | undefined, code: string, settings: LastSettings): void {
  if (userName !== undefined) localStore.set(placeOf(userName, code), JSON.stringify(settings))
}
