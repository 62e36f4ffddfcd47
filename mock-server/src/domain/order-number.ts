import { dayName } from './calendar.ts'

/** Which product an order number belongs to. */
export type OrderPrefix = 'SM' | 'OP' | 'LV' | 'RC' | 'WD' | 'LN' | 'NF'

/** Prefix, day and ten digits: `orderNumber('SM', now, 7)` is `SM202601100000000007`. */
export const orderNumber = (prefix: OrderPrefix, now: number, serial: number): string =>
  `${prefix}${dayName(now).replaceAll('-', '')}${String(serial).padStart(10, '0')}`
