import type { Product } from '../../core/product.ts'
import { tellKycDelay } from './events.ts'
import { kycReviewer } from './reviewer.ts'
import { type IdentityTables, identityTables } from './tables.ts'

/** Identity checks. */
export const identity: Product<IdentityTables, 'kycDelayed'> = {
  tables: identityTables,
  due: { kycDelayed: tellKycDelay },
  reviewer: kycReviewer,
  facts: {
    identity: ({ kycs }, { id, kycStatus }) => (kycStatus === 'VERIFIED' ? kycs.get(id) : undefined),
  },
}
