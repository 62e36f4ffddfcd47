import { readCount, readDecimal, readRecord } from '../../../../core/parameters/read-fields.ts'
import type { OrderTerms } from './position-preview.ts'

/** Reads the parameter `order.config`, as far as a ticket needs it. */
export function parseOrderTerms(value: unknown): OrderTerms {
  const config = readRecord(value, 'order.config')
  return {
    feeRate: readDecimal(config.feeRate, 'order.config.feeRate'),
    stopOutLevel: readDecimal(config.stopOutLevel, 'order.config.stopOutLevel'),
    exitDistanceTicks: readCount(config.exitDistanceTicks, 'order.config.exitDistanceTicks'),
  }
}
