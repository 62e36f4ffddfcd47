import { formatRate } from '../../../core/format/format-rate.ts'
import { readDecimal, readList, readRecord } from '../../../core/parameters/read-fields.ts'

/** The withdrawal fee from `withdrawal.methods`: one rate, or the range when methods differ. */
export function parseWithdrawalFee(value: unknown): string {
  const rates = readList(value, 'withdrawal.methods').map((method, at) =>
    Number(
      readDecimal(
        readRecord(method, `withdrawal.methods[${at}]`).feeRate,
        `withdrawal.methods[${at}].feeRate`,
      ),
    ),
  )
  const [least, most] = [Math.min(...rates), Math.max(...rates)]
  return least === most ? formatRate(least) : `${formatRate(least)} – ${formatRate(most)}`
}
