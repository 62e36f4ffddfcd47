import type { Mode } from '../../ledger/entry.ts'
import type { SandboxTables } from '../../runtime/tables.ts'
import type { World } from '../../runtime/world.ts'
import type { ReadTables } from '../../store/store.ts'
import { positionFigures } from './rules/order.ts'

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
