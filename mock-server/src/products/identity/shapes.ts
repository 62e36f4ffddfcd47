import { day, id, maybe, oneOf, shapeOf, text, time, tracked } from '../../core/row-shape.ts'
import type { Kyc } from './rules/kyc.ts'

/** What identity checks in a world file may hold. */
export const identityShapes = {
  kycs: shapeOf<Kyc>()({
    userId: id,
    firstName: text(50),
    lastName: text(50),
    sex: oneOf('male', 'female'),
    birthdate: day,
    country: text(2),
    address: text(),
    areaCode: text(8),
    phone: text(20),
    docType: oneOf('idCard', 'driverLicense', 'passport'),
    idFront: id,
    idBack: maybe(id),
    handHeld: id,
    signature: id,
    submittedAt: time,
    reviewDueAt: time,
    reviewedAt: maybe(time),
    failReason: maybe(text(500)),
    ...tracked('NOT_VERIFIED', 'PENDING_REVIEW', 'VERIFIED', 'FAILED'),
  }),
}
