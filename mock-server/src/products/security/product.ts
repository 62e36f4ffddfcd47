import type { Product } from '../../core/product.ts'
import type { CoreTables } from '../../core/tables.ts'
import { endPaymentLock } from './events.ts'

/** The security password and the payment lock. */
export const security: Product<CoreTables, 'paymentUnlock'> = { due: { paymentUnlock: endPaymentLock } }
