import { type StopIssue, stopLossIssue, takeProfitIssue } from '@swx/sdk/money'
import type { Stops } from './stop-aim.ts'
import { type TrailingSetting, trailingIssue } from './trailing-stop.ts'

/** What becomes of the stops of a position, or of those that an order waits with. */
export interface StopChange {
  /** What is sent: null clears a stop, and what stays is left out, since the price may have come near to it meanwhile. */
  readonly wire: {
    readonly stopLossPrice?: number | null
    readonly trailingDistance?: number | null
    readonly takeProfitPrice?: number | null
  }
  readonly stopLossIssue: StopIssue | undefined
  readonly trailingIssue: StopIssue | undefined
  readonly takeProfitIssue: StopIssue | undefined
}

/** Compares the stops of a position with those that were understood so far, and looks at what changes. */
export function stopChange(before: Stops, understood: Partial<Stops>, setting: TrailingSetting): StopChange {
  const changed = (name: keyof Stops) => name in understood && understood[name] !== before[name]
  const issue = (
    name: keyof Stops,
    issueOf: (setting: TrailingSetting, price: number) => StopIssue | undefined,
  ) => {
    const typed = understood[name]
    return changed(name) && typed !== undefined ? issueOf(setting, typed) : undefined
  }
  return {
    wire: {
      ...lossWire(before, understood, changed),
      ...(changed('takeProfit') ? { takeProfitPrice: understood.takeProfit ?? null } : {}),
    },
    stopLossIssue: issue('stopLoss', stopLossIssue),
    trailingIssue: issue('trailing', trailingIssue),
    takeProfitIssue: issue('takeProfit', takeProfitIssue),
  }
}

/** A stop loss replaces one that trails, and the reverse: only one of the two is ever sent with a value. */
function lossWire(
  before: Stops,
  { stopLoss, trailing }: Partial<Stops>,
  changed: (name: keyof Stops) => boolean,
): Pick<StopChange['wire'], 'stopLossPrice' | 'trailingDistance'> {
  if (trailing !== undefined) return changed('trailing') ? { trailingDistance: trailing } : {}
  if (stopLoss !== undefined) return changed('stopLoss') ? { stopLossPrice: stopLoss } : {}
  if (before.trailing !== undefined) return changed('trailing') ? { trailingDistance: null } : {}
  return changed('stopLoss') ? { stopLossPrice: null } : {}
}
