import {
  type AmountReading,
  amountText,
  compareDecimals,
  decimalsOf,
  isOnStep,
  readAmount,
  type StopIssue,
  stopLossIssue,
  takeProfitIssue,
} from '@swx/sdk/money'
import type { Instrument } from '../../../../core/instruments/instrument.ts'
import {
  type Direction,
  type OrderTerms,
  type PositionDraft,
  type PositionPreview,
  previewPosition,
} from './position-preview.ts'

/** A stop as the user sets it: off, or on with what was typed. */
export interface ProtectiveStopEntry {
  readonly isOn: boolean
  readonly text: string
}

/** What the user entered. */
export interface TicketEntry {
  readonly direction: Direction
  readonly lots: string
  readonly leverage: number
  readonly stopLoss: ProtectiveStopEntry
  readonly takeProfit: ProtectiveStopEntry
}

/** What is wrong with the size; `unread` is said by the field itself. */
export type LotsIssue = 'missing' | 'unread' | 'tooSmall' | 'tooLarge' | 'offStep'

/** What is wrong with a stop: nothing entered, not understood, or not reasonable. */
export type ProtectiveStopError = 'missing' | 'unread' | StopIssue

/** What an entry comes to; parts that cannot be read are left out. */
export interface TicketReading {
  /** Absent while the size is no size. */
  readonly draft: PositionDraft | undefined
  readonly preview: PositionPreview | undefined
  readonly lotsIssue: LotsIssue | undefined
  readonly stopLossError: ProtectiveStopError | undefined
  readonly takeProfitError: ProtectiveStopError | undefined
}

/** A ticket as it is opened: the smallest size and leverage. Nothing larger is ever chosen ahead of the user. */
export function emptyTicket(
  { minLots }: Instrument,
  language: string,
  direction: Direction = 'LONG',
): TicketEntry {
  const off = { isOn: false, text: '' }
  return { direction, lots: amountText(minLots, language), leverage: 1, stopLoss: off, takeProfit: off }
}

const steps = [1, 2, 3, 5, 10, 15, 20, 30, 50, 100, 200, 300, 500]

/** The leverages on offer, up to the most that is allowed. */
export function leverageChoices(maxLeverage: number): readonly number[] {
  const below = steps.filter((step) => step < maxLeverage)
  return [...below, maxLeverage]
}

/** What is wrong with a size, if anything. */
export function lotsIssueOf(reading: AmountReading, range: Instrument): LotsIssue | undefined {
  if (reading.kind === 'empty') return 'missing'
  if (reading.kind !== 'value') return 'unread'
  const { value } = reading
  if (compareDecimals(value, range.minLots) < 0) return 'tooSmall'
  if (compareDecimals(value, range.maxLots) > 0) return 'tooLarge'
  return isOnStep(value, range.lotStep) ? undefined : 'offStep'
}

/** The most decimals of a size. */
export const lotsScale = ({ lotStep }: Pick<Instrument, 'lotStep'>): number => decimalsOf(lotStep)

/** What a price of an instrument is read by. */
export const priceKind = ({ decimals }: Pick<Instrument, 'decimals'>) => ({
  scale: decimals,
  currency: 'USD',
})

/** Reads an entry at a price: what it comes to, and what is wrong with it. */
export function readTicket(
  entry: TicketEntry,
  instrument: Instrument,
  terms: OrderTerms,
  price: number,
  language: string,
): TicketReading {
  const lots = readAmount(entry.lots, { language, scale: lotsScale(instrument) })
  const lotsIssue = lotsIssueOf(lots, instrument)
  const stopLoss = readProtectiveStop(entry.stopLoss, instrument, language)
  const takeProfit = readProtectiveStop(entry.takeProfit, instrument, language)
  if (lotsIssue || lots.kind !== 'value') {
    return {
      draft: undefined,
      preview: undefined,
      lotsIssue,
      stopLossError: stopLoss.error,
      takeProfitError: takeProfit.error,
    }
  }

  const { contractSize, decimals, tickSize } = instrument
  const { direction, leverage } = entry
  const size = { direction, lots: lots.value, contractSize, decimals, tickSize }
  const bare: PositionDraft = { ...size, ...terms, price, leverage }
  const { exitDistanceTicks } = terms
  const setting = { ...size, price, stopOutPrice: previewPosition(bare).atStopOut.price, exitDistanceTicks }
  const stopLossError =
    stopLoss.error ?? (stopLoss.price === undefined ? undefined : stopLossIssue(setting, stopLoss.price))
  const takeProfitError =
    takeProfit.error ??
    (takeProfit.price === undefined ? undefined : takeProfitIssue(setting, takeProfit.price))

  const draft = {
    ...bare,
    // A stop that is not reasonable is not computed with: its figure would promise something.
    stopLoss: stopLossError ? undefined : stopLoss.price,
    takeProfit: takeProfitError ? undefined : takeProfit.price,
  }
  return { draft, preview: previewPosition(draft), lotsIssue, stopLossError, takeProfitError }
}

/** The price of a stop as it is sent, and why there is none although the stop is switched on. */
export function readProtectiveStop(
  { isOn, text }: ProtectiveStopEntry,
  instrument: Pick<Instrument, 'decimals'>,
  language: string,
): { readonly price: number | undefined; readonly error: 'missing' | 'unread' | undefined } {
  if (!isOn) return { price: undefined, error: undefined }
  const reading = readAmount(text, { language, ...priceKind(instrument) })
  if (reading.kind === 'value') return { price: Number(reading.value), error: undefined }
  return { price: undefined, error: reading.kind === 'empty' ? 'missing' : 'unread' }
}
