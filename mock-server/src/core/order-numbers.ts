import { type OrderPrefix, orderNumber } from '../domain/order-number.ts'
import type { ReadTables, Tables } from '../store/store.ts'
import { nextNumber } from './counter.ts'
import type { CoreTables } from './tables.ts'

const sequence = (prefix: OrderPrefix): string => `order ${prefix}`

/**
 * The number that the next record of a product gets. A refused command changes nothing, so a number is looked at
 * here first and taken with {@link takeOrderNo} once the command is accepted.
 */
export const upcomingOrderNo = (
  { counters }: ReadTables<CoreTables>,
  prefix: OrderPrefix,
  now: number,
): string => orderNumber(prefix, now, (counters.get(sequence(prefix))?.value ?? 0) + 1)

/** Uses up the number that {@link upcomingOrderNo} shows. */
export const takeOrderNo = (tables: Tables<CoreTables>, prefix: OrderPrefix, now: number): string =>
  orderNumber(prefix, now, nextNumber(tables, sequence(prefix)))
