import { alertShapes } from './alerts/shapes.ts'
import { depositShapes } from './deposits/shapes.ts'
import { identityShapes } from './identity/shapes.ts'
import { inviteShapes } from './invites/shapes.ts'
import { loanShapes } from './loans/shapes.ts'
import { nftShapes } from './nfts/shapes.ts'
import { noteShapes } from './notes/shapes.ts'
import { optionShapes } from './options/shapes.ts'
import { planShapes } from './plans/shapes.ts'
import { positionShapes } from './positions/shapes.ts'
import { savingsShapes } from './savings/shapes.ts'
import { waitingOrderShapes } from './waiting-orders/shapes.ts'
import { watchlistShapes } from './watchlist/shapes.ts'
import { withdrawalShapes } from './withdrawals/shapes.ts'

/** What the rows of each product may hold in a world file: one line per product. Only reading one needs them. */
export const productShapes = {
  ...positionShapes,
  ...waitingOrderShapes,
  ...optionShapes,
  ...noteShapes,
  ...loanShapes,
  ...planShapes,
  ...savingsShapes,
  ...watchlistShapes,
  ...alertShapes,
  ...nftShapes,
  ...depositShapes,
  ...withdrawalShapes,
  ...identityShapes,
  ...inviteShapes,
}
