import { compareDecimals } from '@swx/sdk/money'
import { readDecimal, readList, readRecord } from '#core/parameters/read-fields.ts'

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
