import { z } from 'zod/mini'
import { id, maybe, oneOf, priceGrid, shapeOf, ticks, time, yesOrNo } from '../../core/row-shape.ts'
import type { AlertRow } from './tables.ts'

/** What alerts in a world file may hold. */
export const alertShapes = {
  alerts: shapeOf<AlertRow>()({
    id,
    userId: id,
    code: id,
    marketId: id,
    type: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
    kind: oneOf('PRICE_ABOVE', 'PRICE_BELOW', 'CHANGE_ABOVE', 'CHANGE_BELOW'),
    value: ticks,
    repeat: oneOf('ONCE', 'EACH_CROSSING'),
    createdAt: time,
    active: yesOrNo,
    isArmed: yesOrNo,
    lastFiredAt: maybe(time),
    lastFiredPrice: maybe(ticks),
    watchedFrom: time,
    isLate: yesOrNo,
    ...priceGrid,
  }),
}
