import {
  type StopIssue,
  stopLossIssue,
  type TriggerIssue,
  takeProfitIssue,
  triggerIssue,
} from '@swx/sdk/money'
import type { Instrument } from '#core/instruments/instrument.ts'
import type { OrderTerms } from '#core/parameters/order-config.ts'
import {
  type Direction,
  type PositionDraft,
  type PositionPreview,
  previewPosition,
} from '#features/trade/shared/model/position-preview.ts'
import { aimedStops, netAtStop, type Stops } from '#features/trade/shared/model/stop-aim.ts'
import { trailingIssue, trailingStopAt } from '#features/trade/shared/model/trailing-stop.ts'
import type { WaitingType } from '#features/trade/shared/model/waiting-entry.ts'
import { type LotRange, lotsOf, type Size, type SizeIssue, type SizelessDraft } from './position-size.ts'
import type { TicketOrder } from './ticket-form.ts'

/** What is understood of a ticket so far. */
export interface TicketEntry extends Omit<Partial<TicketOrder>, 'size'> {
  readonly size?: Size | undefined
  readonly direction: Direction
  /** The type of the order as it is chosen; its price may not be understood yet. */
  readonly type?: TicketOrder['entry']['type'] | undefined
}

/** What is understood of an order that waits for its price. */
export interface TicketWait {
  readonly type: WaitingType
  /** Undefined while it is no price. */
  readonly trigger: number | undefined
  readonly issue: TriggerIssue | undefined
}

/** What an entry comes to at a price. */
export interface TicketReading {
  /** The position without its size, with the stops that are reasonable. */
  readonly sizeless: SizelessDraft
  /** Absent while the size is no size. */
  readonly draft: PositionDraft | undefined
  readonly preview: PositionPreview | undefined
  /** Where the stops lie that were understood, reasonable or not; one in money only where there is a size. */
  readonly stops: Partial<Stops>
  /** Where a position would be closed by force; about there while the size is no size. */
  readonly stopOut: number
  /** Undefined for an order at the current price. */
  readonly wait: TicketWait | undefined
  readonly sizeIssue: SizeIssue | undefined
  readonly stopLossIssue: StopIssue | undefined
  readonly trailingIssue: StopIssue | undefined
  readonly takeProfitIssue: StopIssue | undefined
}

/**
 * Says what an entry comes to, and which stops are not reasonable there: at the current price, or at the price that the
 * order waits for.
 */
export function readTicket(
  { direction, size, leverage = 1, type = 'MARKET', entry, ...understood }: TicketEntry,
  instrument: Pick<Instrument, 'contractSize' | 'decimals' | 'tickSize' | keyof LotRange>,
  terms: OrderTerms,
  now: number,
): TicketReading {
  const { contractSize, decimals, tickSize, minLots, maxLots, lotStep } = instrument
  const wait = type === 'MARKET' ? undefined : readWait(type, entry, { direction, price: now, tickSize })
  const price = wait?.trigger ?? now
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
  const stopsOf = (lots?: string) =>
    aimedStops(understood, {
      ...bare,
      netAt: (name, at) => (lots === undefined ? undefined : netAtStop({ ...bare, lots }, name, at)),
    })
  const issuesAt = ({ stopLoss, trailing, takeProfit }: Partial<Stops>, stopOut: number) => {
    const setting = { ...bare, stopOutPrice: stopOut }
    return {
      stopLossIssue: stopLoss === undefined ? undefined : stopLossIssue(setting, stopLoss),
      trailingIssue: trailing === undefined ? undefined : trailingIssue(setting, trailing),
      takeProfitIssue: takeProfit === undefined ? undefined : takeProfitIssue(setting, takeProfit),
    }
  }
  // A stop that is not reasonable is not computed with: its figure would promise something.
  const reasonable = (
    { stopLoss, trailing, takeProfit }: Partial<Stops>,
    issues: ReturnType<typeof issuesAt>,
  ) => {
    const trails = issues.trailingIssue ? undefined : trailing
    return {
      stopLoss:
        trails === undefined
          ? issues.stopLossIssue
            ? undefined
            : stopLoss
          : trailingStopAt(price, trails, direction),
      trailing: trails,
      takeProfit: issues.takeProfitIssue ? undefined : takeProfit,
    }
  }
  const least = stopOutOf(minLots)
  const range = { minLots, maxLots, lotStep }
  const sizelessStops = stopsOf()
  const sizelessIssues = issuesAt(sizelessStops, least)
  const sizeless = { ...bare, ...reasonable(sizelessStops, sizelessIssues) }
  const found = size && lotsOf(size, sizeless, range)
  if (found === undefined || 'issue' in found)
    return {
      sizeless,
      draft: undefined,
      preview: undefined,
      stops: sizelessStops,
      stopOut: least,
      wait,
      sizeIssue: found?.issue,
      ...sizelessIssues,
    }
  const stopOut = stopOutOf(found.lots)
  const { lots } = found
  const stops = stopsOf(lots)
  const issues = issuesAt(stops, stopOut)
  const draft = { ...bare, lots, ...reasonable(stops, issues) }
  return {
    sizeless: { ...bare, ...reasonable(stops, issues) },
    draft,
    preview: previewPosition(draft),
    stops,
    stopOut,
    wait,
    sizeIssue: undefined,
    ...issues,
  }
}

function readWait(
  type: WaitingType,
  entry: TicketEntry['entry'],
  at: { readonly direction: Direction; readonly price: number; readonly tickSize: number },
): TicketWait {
  const trigger = entry !== undefined && entry.type !== 'MARKET' ? entry.trigger : undefined
  return {
    type,
    trigger,
    issue: trigger === undefined ? undefined : triggerIssue({ ...at, type }, trigger),
  }
}
