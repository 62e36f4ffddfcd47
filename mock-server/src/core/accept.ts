import { rejected } from '../contract/rejected.ts'
import { type Accepted, type BusinessError, ok } from '../contract/reply.ts'
import { type ErrorKey, isRejected, type Outcome, type SuccessKey } from '../domain/outcome.ts'
import type { Tables } from '../store/store.ts'
import { applyEffects } from './apply.ts'
import type { CoreTables } from './tables.ts'
import type { ProductWorld } from './world.ts'

/**
 * Answers a command by its outcome. One that was rejected is answered with its error; of one that was accepted the
 * records are kept by `keep`, then all its effects are applied.
 *
 * @param step the transaction of the command, and virtual time, epoch ms.
 * @param key of the code that the operation succeeds with.
 * @param keep puts the changed records, and gives the result as the contract shows it.
 *
 * @example
 * const outcome = buySmart(actor, command, facts)
 * return accept({ world, tables, now }, outcome, 'purchaseSuccessful', ({ order }) => {
 *   tables.smartOrders.insert(order)
 *   return smartOrderView(order)
 * })
 */
export const accept = <Records extends object, Key extends ErrorKey, Done extends SuccessKey, Result>(
  {
    world,
    tables,
    now,
  }: {
    readonly world: Pick<ProductWorld, 'emit' | 'planReview'>
    readonly tables: Tables<CoreTables>
    readonly now: number
  },
  outcome: Outcome<Records, Key>,
  key: Done,
  keep: (records: Records) => Result,
): Accepted<Result, Done> | BusinessError<Key> => {
  if (isRejected(outcome)) return rejected(outcome)
  const result = keep(outcome)
  applyEffects(world, tables, outcome, now)
  return { ...ok(result, key), areEffectsApplied: true }
}
