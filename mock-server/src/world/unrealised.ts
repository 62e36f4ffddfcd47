import { positionFigures } from '../domain/positions/order.ts'
import type { Mode } from '../ledger/entry.ts'
import type { ReadTables } from '../store/store.ts'
import type { SandboxTables } from '../store/tables.ts'
import type { World } from './world.ts'

/**
 * Gains and losses of a user's open positions at the prices of a moment, before fees, in cents.
 *
 * @param at virtual time, epoch ms.
 */
export const unrealisedOf = (
  { market }: Pick<World, 'market'>,
  { positions }: ReadTables<SandboxTables>,
  userId: string,
  mode: Mode,
  at: number,
): bigint => {
  let sum = 0n
  for (const row of positions.listBy('open', [userId, mode]))
    sum += positionFigures(row, market.priceTicks(row.code, at)).unrealised
  return sum
}
