import { PAYOUT_METHODS } from '../../catalogue/money-parameters.ts'
import {
  decimal,
  id,
  maybe,
  minorUnits,
  oneOf,
  shapeOf,
  text,
  time,
  tracked,
  whole,
} from '../../core/row-shape.ts'
import type { Withdrawal } from './rules/withdrawal.ts'

/** What withdrawals in a world file may hold. */
export const withdrawalShapes = {
  withdrawals: shapeOf<Withdrawal>()({
    orderNo: id,
    userId: id,
    method: oneOf(...PAYOUT_METHODS),
    amount: minorUnits,
    fee: minorUnits,
    feeRate: decimal,
    receiveAmount: minorUnits,
    rate: maybe(decimal),
    receiveCurrencyAmount: maybe(minorUnits),
    scale: maybe(whole(0, 18)),
    address: maybe(text()),
    bankName: maybe(text()),
    cardholder: maybe(text()),
    accountNo: maybe(text()),
    proofId: maybe(id),
    submittedAt: time,
    completedAt: maybe(time),
    payoutReference: maybe(text()),
    reason: maybe(text(500)),
    ...tracked('TO_BE_REVIEWED', 'APPROVED', 'COMPLETED', 'REJECTED', 'FAILED', 'CANCELLED'),
  }),
}
