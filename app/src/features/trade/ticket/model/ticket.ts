import { type StopIssue, stopLossIssue, takeProfitIssue } from '@swx/sdk/money'
import type { Instrument } from '#core/instruments/instrument.ts'
import type { OrderTerms } from '#core/parameters/order-config.ts'
import {
  type Direction,
  type PositionDraft,
  type PositionPreview,
  previewPosition,
} from '#features/trade/shared/model/position-preview.ts'
import type { TicketOrder } from './ticket-form.ts'
import { type LotRange, lotsOf, type Size, type SizeIssue, type SizelessDraft } from './ticket-size.ts'

/** What is understood of a ticket so far. */
export interface TicketEntry extends Omit<Partial<TicketOrder>, 'size'> {
  readonly size?: Size | undefined
  readonly direction: Direction
}

/** What an entry comes to at a price. */
export interface TicketReading {
  /** The position without its size, with the stops that are reasonable. */
  readonly sizeless: SizelessDraft
  /** Absent while the size is no size. */
  readonly draft: PositionDraft | undefined
  readonly preview: PositionPreview | undefined
  /** Where a position would be closed by force; about there while the size is no size. */
  readonly stopOut: number
  readonly sizeIssue: SizeIssue | undefined
  readonly stopLossIssue: StopIssue | undefined
  readonly takeProfitIssue: StopIssue | undefined
}

/** Says what an entry comes to at a price, and which stops are not reasonable there. */
export function readTicket(
  { direction, size, leverage = 1, stopLoss, takeProfit }: TicketEntry,
  instrument: Pick<Instrument, 'contractSize' | 'decimals' | 'tickSize' | keyof LotRange>,
  terms: OrderTerms,
  price: number,
): TicketReading {
  const { contractSize, decimals, tickSize, minLots, maxLots, lotStep } = instrument
  const bare: SizelessDraft = {
    direction,
    contractSize,
    decimals,
    tickSize,
    price,
    leverage,
    ...terms,
  }
  const stopOutOf = (lots: string) => previewPosition({ ...bare, lots }).atStopOut.price
  const issuesAt = (stopOut: number) => {
    const setting = { ...bare, stopOutPrice: stopOut }
    return {
      stopLossIssue: stopLoss === undefined ? undefined : stopLossIssue(setting, stopLoss),
      takeProfitIssue: takeProfit === undefined ? undefined : takeProfitIssue(setting, takeProfit),
    }
  }
  // A stop that is not reasonable is not computed with: its figure would promise something.
  const reasonable = ({ stopLossIssue, takeProfitIssue }: ReturnType<typeof issuesAt>) => ({
    stopLoss: stopLossIssue ? undefined : stopLoss,
    takeProfit: takeProfitIssue ? undefined : takeProfit,
  })
  const least = stopOutOf(minLots)
  const range = { minLots, maxLots, lotStep }
  const sizeless = { ...bare, ...reasonable(issuesAt(least)) }
  const found = size && lotsOf(size, sizeless, range)
  if (found === undefined || 'issue' in found)
    return {
      sizeless,
      draft: undefined,
      preview: undefined,
      stopOut: least,
      sizeIssue: found?.issue,
      ...issuesAt(least),
    }
  const stopOut = stopOutOf(found.lots)
  const issues = issuesAt(stopOut)
  const { lots } = found
  const draft = { ...bare, lots, ...reasonable(issues) }
  return {
    sizeless: { ...bare, ...reasonable(issues) },
    draft,
    preview: previewPosition(draft),
    stopOut,
    sizeIssue: undefined,
    ...issues,
  }
}
