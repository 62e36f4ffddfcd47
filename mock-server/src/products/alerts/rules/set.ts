import type { TradedInstrument } from '../../../domain/instrument.ts'
import { done, isRejected, type Outcome, reject } from '../../../domain/outcome.ts'
import { priceOfTicks, ticksOfPrice } from '../../../domain/price-grid.ts'
import { type Alert, type AlertKind, type AlertRepeat, holds, isOnChange } from './alert.ts'

/** A command to add an alert, or to change one. The value is as it came: a JSON number. */
export interface SetAlert {
  readonly userId: string
  readonly kind: AlertKind
  readonly value: number | undefined
  readonly repeat: AlertRepeat
  readonly takeId: () => string
  readonly now: number
}

/** What the command depends on. */
export interface SetAlertFacts {
  /** Undefined for an unknown one. */
  readonly instrument: TradedInstrument | undefined
  readonly price: { readonly ticks: number; readonly previousClose: number; readonly zdf: number }
  /** The alert that is changed. */
  readonly known: Alert | undefined
}

type SetAlertError = 'notTradable' | 'belowMinimum' | 'purchaseAmountWrong'

/** Changes that an alert can wait for, in percent. */
const LEAST_CHANGE = -99.99
const MOST_CHANGE = 1_000

/** A change in hundredths of a percent. */
const readChange = (percent: number): Outcome<{ value: number }, 'purchaseAmountWrong'> => {
  const value = Math.round(percent * 100)
  const isInRange = percent >= LEAST_CHANGE && percent <= MOST_CHANGE
  return value / 100 === percent && isInRange ? done({ value }) : reject('purchaseAmountWrong')
}

/** A price in ticks. */
const readPrice = (
  instrument: TradedInstrument,
  price: number,
): Outcome<{ value: number }, 'belowMinimum' | 'purchaseAmountWrong'> => {
  const least = priceOfTicks(instrument, 1)
  if (price < least)
    return reject('belowMinimum', {
      name: instrument.code,
      limit: least.toFixed(instrument.priceDecimals),
    })
  const value = ticksOfPrice(instrument, price)
  return value === undefined ? reject('purchaseAmountWrong') : done({ value })
}

/**
 * Sets an alert. One whose condition already holds fires once it no longer held; one whose value is what the price or the
 * change is now would say nothing.
 */
export const setAlert = (
  { userId, kind, value: given, repeat, takeId, now }: SetAlert,
  { instrument, price, known }: SetAlertFacts,
): Outcome<{ alert: Alert }, SetAlertError> => {
  if (instrument === undefined) return reject('notTradable')
  if (given === undefined) return reject('purchaseAmountWrong')
  const read = isOnChange({ kind }) ? readChange(given) : readPrice(instrument, given)
  if (isRejected(read)) return read
  const { value } = read
  const isNow = isOnChange({ kind }) ? given === price.zdf : value === price.ticks
  if (isNow) return reject('purchaseAmountWrong')
  const { id: marketId, code, type, tickUnits, priceDecimals } = instrument
  return done({
    alert: {
      id: known?.id ?? takeId(),
      userId,
      code,
      marketId,
      type,
      tickUnits,
      priceDecimals,
      kind,
      value,
      repeat,
      createdAt: known?.createdAt ?? now,
      active: true,
      isArmed: !holds({ kind, value }, price),
    },
  })
}
