import { type StopIssue, type StopSetting, stopLossIssue, takeProfitIssue } from '@swx/sdk/money'
import type { Position } from '#features/trade/shared/model/position.ts'
import type { Stops } from '#features/trade/shared/model/protective-stop.ts'

/** What becomes of the stops of a position. */
export interface StopChange {
  /** What is sent: null clears a stop, and what stays is left out, since the price may have come near to it meanwhile. */
  readonly wire: { readonly stopLossPrice?: number | null; readonly takeProfitPrice?: number | null }
  readonly stopLossIssue: StopIssue | undefined
  readonly takeProfitIssue: StopIssue | undefined
}

/** Compares the stops of a position with those that were understood so far, and looks at what changes. */
export function stopChange(
  before: Pick<Position, 'stopLoss' | 'takeProfit'>,
  understood: Partial<Stops>,
  setting: StopSetting,
): StopChange {
  const changed = (name: keyof Stops) => name in understood && understood[name] !== before[name]
  const issue = (name: keyof Stops, issueOf: typeof stopLossIssue) => {
    const price = understood[name]
    return changed(name) && price !== undefined ? issueOf(setting, price) : undefined
  }
  return {
    wire: {
      ...(changed('stopLoss') ? { stopLossPrice: understood.stopLoss ?? null } : {}),
      ...(changed('takeProfit') ? { takeProfitPrice: understood.takeProfit ?? null } : {}),
    },
    stopLossIssue: issue('stopLoss', stopLossIssue),
    takeProfitIssue: issue('takeProfit', takeProfitIssue),
  }
}
