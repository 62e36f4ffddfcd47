import { alerts } from './alerts/product.ts'
import { deposits } from './deposits/product.ts'
import { identity } from './identity/product.ts'
import { invites } from './invites/product.ts'
import { loans } from './loans/product.ts'
import { nfts } from './nfts/product.ts'
import { notes } from './notes/product.ts'
import { options } from './options/product.ts'
import { performance } from './performance/product.ts'
import { plans } from './plans/product.ts'
import { positions } from './positions/product.ts'
import { savings } from './savings/product.ts'
import { security } from './security/product.ts'
import { waitingOrders } from './waiting-orders/product.ts'
import { watchlist } from './watchlist/product.ts'
import { withdrawals } from './withdrawals/product.ts'

/**
 * What there is in a world: one line per product. Their parts of a day close are taken in this order: loans accrue
 * before plans credit, and savings come last. Their operations are in `operations.ts`, which a page loads later.
 */
export const products = [
  positions,
  waitingOrders,
  options,
  loans,
  plans,
  savings,
  watchlist,
  alerts,
  nfts,
  deposits,
  withdrawals,
  identity,
  invites,
  security,
  notes,
  performance,
] as const
