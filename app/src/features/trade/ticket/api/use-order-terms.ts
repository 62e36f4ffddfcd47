import { readCount, readDecimal, readRecord } from '../../../../core/parameters/read-fields.ts'
import { useParameter } from '../../../../core/parameters/use-parameter.ts'
import type { OrderTerms } from '../model/position-preview.ts'

/** Fee and stop-out level that positions are opened on. */
export function useOrderTerms() {
  return useParameter('order.config', parseOrderTerms)
}

/** Reads the parameter `order.config`, as far as a ticket needs it. */
function parseOrderTerms(value: unknown): OrderTerms {
  const config = readRecord(value, 'order.config')
  return {
    feeRate: readDecimal(config.feeRate, 'order.config.feeRate'),
    stopOutLevel: readDecimal(config.stopOutLevel, 'order.config.stopOutLevel'),
    exitDistanceTicks: readCount(config.exitDistanceTicks, 'order.config.exitDistanceTicks'),
  }
}
