import { decimal, id, maybe, minorUnits, shapeOf, text, time, tracked, whole } from '../../core/row-shape.ts'
import type { Recharge } from './rules/recharge.ts'

/** What deposits in a world file may hold. */
export const depositShapes = {
  recharges: shapeOf<Recharge>()({
    orderNo: id,
    userId: id,
    currency: text(20),
    network: text(40),
    amount: minorUnits,
    scale: whole(0, 18),
    rate: decimal,
    usdAmount: minorUnits,
    receiveAddress: text(),
    txHash: maybe(text()),
    last6: maybe(text(6)),
    proofId: id,
    submittedAt: time,
    reviewedAt: maybe(time),
    reason: maybe(text(500)),
    ...tracked('TO_BE_REVIEWED', 'COMPLETED', 'REJECTED', 'FAILED'),
  }),
}
