import { compareDecimals } from '@swx/sdk/money'
import { readDecimal, readList, readRecord } from '../../../core/parameters/read-fields.ts'

/** Share of a position's size that each order costs, and of its margin at which it is closed. */
export interface PositionConfig {
  readonly feeRate: string
  readonly stopOutLevel: string
}

/** Reads `order.config`. */
export function readPositionConfig(value: unknown): PositionConfig {
  const config = readRecord(value, 'order.config')
  return {
    feeRate: readDecimal(config.feeRate, 'order.config.feeRate'),
    stopOutLevel: readDecimal(config.stopOutLevel, 'order.config.stopOutLevel'),
  }
}

/** The highest payout of `options.periods`. */
export function readHighestPayout(value: unknown): string {
  const ratios = readList(value, 'options.periods').map((period) =>
    readDecimal(readRecord(period, 'options.periods').payoutRatio, 'options.periods.payoutRatio'),
  )
  return ratios.toSorted(compareDecimals).at(-1) ?? readDecimal(undefined, 'options.periods')
}

/** Fee of the first of `withdrawal.methods`. */
export function readWithdrawalFee(value: unknown): string {
  const [method] = readList(value, 'withdrawal.methods')
  return readDecimal(readRecord(method, 'withdrawal.methods').feeRate, 'withdrawal.methods.feeRate')
}
