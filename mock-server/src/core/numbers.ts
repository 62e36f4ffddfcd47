import { dayName } from '../domain/calendar.ts'
import type { Tables } from '../store/store.ts'
import type { CoreTables } from './tables.ts'

/** The next number of a named sequence, from 1; part of the state, so the same commands give the same ids. */
export const nextNumber = ({ counters }: Tables<CoreTables>, name: string): number => {
  const value = (counters.get(name)?.value ?? 0) + 1
  counters.put({ name, value })
  return value
}

/** Which product an order number belongs to. */
export type OrderPrefix = 'SM' | 'OP' | 'LV' | 'PO' | 'RC' | 'WD' | 'LN' | 'NF'

/** Prefix, day and ten digits: `orderNumber('SM', now, 7)` is `SM202601100000000007`. */
export const orderNumber = (prefix: OrderPrefix, now: number, serial: number): string =>
  `${prefix}${dayName(now).replaceAll('-', '')}${String(serial).padStart(10, '0')}`

/**
 * Takes the number of the next record of a product. A rejected command changes nothing, so its rule gets this to call
 * once the command is accepted.
 */
export const takeOrderNo = (tables: Tables<CoreTables>, prefix: OrderPrefix, now: number) => (): string =>
  orderNumber(prefix, now, nextNumber(tables, `order ${prefix}`))
