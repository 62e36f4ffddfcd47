import { type StopIssue, stopLossIssue, takeProfitIssue } from '@swx/sdk/money'
import type { Instrument } from '../../../../core/instruments/instrument.ts'
import type { OrderTerms } from '../../../../core/parameters/order-config.ts'
import {
  type Direction,
  type PositionDraft,
  type PositionPreview,
  previewPosition,
} from './position-preview.ts'
import type { TicketOrder } from './ticket-form.ts'

/** What is understood of a ticket so far. */
export interface TicketEntry extends Partial<TicketOrder> {
  readonly direction: Direction
}

/** What an entry comes to at a price. */
export interface TicketReading {
  /** Absent while the size is no size. */
  readonly draft: PositionDraft | undefined
  readonly preview: PositionPreview | undefined
  readonly stopLossIssue: StopIssue | undefined
  readonly takeProfitIssue: StopIssue | undefined
}

const nothing: TicketReading = {
  draft: undefined,
  preview: undefined,
  stopLossIssue: undefined,
  takeProfitIssue: undefined,
}

/** Says what an entry comes to at a price, and which stops are not reasonable there. */
export function readTicket(
  { direction, lots, leverage = 1, stopLoss, takeProfit }: TicketEntry,
  instrument: Pick<Instrument, 'contractSize' | 'decimals' | 'tickSize'>,
  terms: OrderTerms,
  price: number,
): TicketReading {
  if (lots === undefined) return nothing
  const { contractSize, decimals, tickSize } = instrument
  const size = { direction, lots, contractSize, decimals, tickSize }
  const bare: PositionDraft = { ...size, ...terms, price, leverage }
  const { exitDistanceTicks } = terms
  const setting = { ...size, price, stopOutPrice: previewPosition(bare).atStopOut.price, exitDistanceTicks }
  const issues = {
    stopLossIssue: stopLoss === undefined ? undefined : stopLossIssue(setting, stopLoss),
    takeProfitIssue: takeProfit === undefined ? undefined : takeProfitIssue(setting, takeProfit),
  }
  const draft = {
    ...bare,
    // A stop that is not reasonable is not computed with: its figure would promise something.
    stopLoss: issues.stopLossIssue ? undefined : stopLoss,
    takeProfit: issues.takeProfitIssue ? undefined : takeProfit,
  }
  return { draft, preview: previewPosition(draft), ...issues }
}
