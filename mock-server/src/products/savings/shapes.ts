import { id, minorUnits, shapeOf } from '../../core/row-shape.ts'
import type { OpeningBalance } from './rules/credit.ts'

/** What opening balances in a world file may hold. */
export const savingsShapes = {
  openings: shapeOf<OpeningBalance>()({ userId: id, amount: minorUnits }),
}
