import { readDecimal, readList, readRecord } from '#core/parameters/read-fields.ts'

/** The lowest and the highest withdrawal fee, as fractions. */
export interface WithdrawalFee {
  readonly least: number
  readonly most: number
}

/** The withdrawal fee from `withdrawal.methods`: a range where methods differ. */
export function parseWithdrawalFee(value: unknown): WithdrawalFee {
  const rates = readList(value, 'withdrawal.methods').map((method, at) =>
    Number(
      readDecimal(
        readRecord(method, `withdrawal.methods[${at}]`).feeRate,
        `withdrawal.methods[${at}].feeRate`,
      ),
    ),
  )
  return { least: Math.min(...rates), most: Math.max(...rates) }
}
