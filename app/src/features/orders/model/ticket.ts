import type { Instrument } from '../../../core/instrument/instrument.ts'
import { exact, quotient } from '../../../core/order-preview/exact.ts'
import { type ExitIssue, stopLossIssue, takeProfitIssue } from '../../../core/order-preview/exits.ts'
import {
  type Direction,
  type OrderTerms,
  type PositionPreview,
  type PositionWish,
  previewPosition,
} from '../../../core/order-preview/position-preview.ts'
import { parsePrice } from '../../../core/order-preview/price-grid.ts'

/** A stop as the reader sets it: off, or on with what was typed. */
export interface ExitEntry {
  readonly isOn: boolean
  readonly text: string
}

/** What the reader entered. */
export interface TicketEntry {
  readonly direction: Direction
  readonly lots: string
  readonly leverage: number
  readonly stopLoss: ExitEntry
  readonly takeProfit: ExitEntry
}

/** What is wrong with the size. */
export type LotsIssue = 'missing' | 'notANumber' | 'tooSmall' | 'tooLarge' | 'offStep'

/** What is wrong with a stop: nothing entered, or not reasonable. */
export type ExitProblem = 'missing' | ExitIssue

/** An entry as far as it makes sense. */
export interface TicketReading {
  /** Absent while the size is no size. */
  readonly wish: PositionWish | undefined
  readonly preview: PositionPreview | undefined
  readonly lotsIssue: LotsIssue | undefined
  readonly stopLossProblem: ExitProblem | undefined
  readonly takeProfitProblem: ExitProblem | undefined
}

/** A ticket as it is opened: the smallest size and leverage. Nothing larger is ever chosen ahead of the reader. */
export function emptyTicket({ minLots }: Instrument, direction: Direction = 'LONG'): TicketEntry {
  const off = { isOn: false, text: '' }
  return { direction, lots: minLots, leverage: 1, stopLoss: off, takeProfit: off }
}

const steps = [1, 2, 3, 5, 10, 15, 20, 30, 50, 100, 200, 300, 500]

/** The leverages on offer, up to the most that is allowed. */
export function leverageChoices(maxLeverage: number): readonly number[] {
  const below = steps.filter((step) => step < maxLeverage)
  return [...below, maxLeverage]
}

/** What is wrong with a size, if anything. */
export function lotsIssueOf(text: string, range: Instrument): LotsIssue | undefined {
  const plain = text.trim().replace(',', '.')
  if (plain === '') return 'missing'
  if (!/^\d{1,12}(\.\d{1,8})?$/.test(plain)) return 'notANumber'
  const inSteps = quotient(exact(plain), exact(range.lotStep))
  const isBelow = (a: string, b: string) => {
    const { num, den } = quotient(exact(a), exact(b))
    return num < den
  }
  if (isBelow(plain, range.minLots)) return 'tooSmall'
  if (isBelow(range.maxLots, plain)) return 'tooLarge'
  return inSteps.num % inSteps.den === 0n ? undefined : 'offStep'
}

/** Reads an entry at a price: what it comes to, and what is wrong with it. */
export function readTicket(
  entry: TicketEntry,
  instrument: Instrument,
  terms: OrderTerms,
  price: number,
): TicketReading {
  const lotsIssue = lotsIssueOf(entry.lots, instrument)
  const stopLoss = exitPrice(entry.stopLoss)
  const takeProfit = exitPrice(entry.takeProfit)
  if (lotsIssue) {
    return {
      wish: undefined,
      preview: undefined,
      lotsIssue,
      stopLossProblem: missing(entry.stopLoss, stopLoss),
      takeProfitProblem: missing(entry.takeProfit, takeProfit),
    }
  }

  const { contractSize, decimals, tickSize } = instrument
  const { direction, leverage } = entry
  const size = { direction, lots: entry.lots.trim().replace(',', '.'), contractSize, decimals, tickSize }
  const bare: PositionWish = { ...size, ...terms, price, leverage }
  const { exitDistanceTicks } = terms
  const setting = { ...size, price, stopOutPrice: previewPosition(bare).atStopOut.price, exitDistanceTicks }
  const stopLossProblem =
    missing(entry.stopLoss, stopLoss) ??
    (stopLoss === undefined ? undefined : stopLossIssue(setting, stopLoss))
  const takeProfitProblem =
    missing(entry.takeProfit, takeProfit) ??
    (takeProfit === undefined ? undefined : takeProfitIssue(setting, takeProfit))

  const wish = {
    ...bare,
    // A stop that is not reasonable is not computed with: its figure would promise something.
    stopLoss: stopLossProblem ? undefined : stopLoss,
    takeProfit: takeProfitProblem ? undefined : takeProfit,
  }
  return { wish, preview: previewPosition(wish), lotsIssue, stopLossProblem, takeProfitProblem }
}

function exitPrice({ isOn, text }: ExitEntry): number | undefined {
  return isOn ? parsePrice(text) : undefined
}

function missing({ isOn }: ExitEntry, price: number | undefined): 'missing' | undefined {
  return isOn && price === undefined ? 'missing' : undefined
}
