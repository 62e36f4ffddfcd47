import { readCount, readDecimal, readRecord } from './read-fields.ts'
import { useParameter } from './use-parameter.ts'

/** The conditions every position is opened on: the parameter `order.config`. */
export interface OrderTerms {
  /** Fee of each side as a part of the notional amount. */
  readonly feeRate: string
  /** Part of the margin at which a position is closed by force. */
  readonly stopOutLevel: string
  /** Ticks that a stop keeps from the present price. */
  readonly exitDistanceTicks: number
}

/** Fee and stop-out level that positions are opened on. */
export function useOrderTerms() {
  return useParameter('order.config', readOrderTerms)
}

/** Reads `order.config`. */
function readOrderTerms(value: unknown): OrderTerms {
  const config = readRecord(value, 'order.config')
  return {
    feeRate: readDecimal(config.feeRate, 'order.config.feeRate'),
    stopOutLevel: readDecimal(config.stopOutLevel, 'order.config.stopOutLevel'),
    exitDistanceTicks: readCount(config.exitDistanceTicks, 'order.config.exitDistanceTicks'),
  }
}
