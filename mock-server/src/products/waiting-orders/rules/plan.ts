import type { DuePlan } from '../../../domain/outcome.ts'
import type { WaitingOrder } from './waiting-order.ts'

/** What is planned for an order that does not wait for ever. */
export const expiryOf = ({
  orderNo,
  expiresAt,
}: Pick<WaitingOrder, 'orderNo' | 'expiresAt'>): readonly DuePlan[] =>
  expiresAt === undefined ? [] : [{ at: expiresAt, kind: 'waitingOrderExpiry', ref: orderNo }]
