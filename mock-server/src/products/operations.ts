import { attemptHandlers } from '../api/attempts.ts'
import type { Operation } from '../contract/operation.ts'
import type { World } from '../runtime/world.ts'
import { demoHandlers } from './account/demo.ts'
import { userHandlers } from './account/handlers.ts'
import { statementHandlers } from './account/statements.ts'
import { rechargeHandlers } from './deposits/handlers.ts'
import { kycHandlers } from './identity/handlers.ts'
import { inviteHandlers } from './invites/handlers.ts'
import { loanHandlers } from './loans/handlers.ts'
import { nftHandlers } from './nfts/handlers.ts'
import { notificationHandlers } from './notifications/handlers.ts'
import { optionHandlers } from './options/handlers.ts'
import { smartHandlers } from './plans/handlers.ts'
import { positionHandlers } from './positions/handlers.ts'
import { paymentHandlers } from './security/handlers.ts'
import { loginHandlers } from './sign-in/handlers.ts'
import { uploadHandlers } from './uploads/handlers.ts'
import { visitorGroups } from './visitor-operations.ts'
import { watchlistHandlers } from './watchlist/handlers.ts'
import { withdrawalHandlers } from './withdrawals/handlers.ts'

/** What this mock server answers: one line per group of operations. */
export const handlerGroups: readonly ((world: World) => readonly Operation[])[] = [
  ...visitorGroups,
  loginHandlers,
  userHandlers,
  notificationHandlers,
  statementHandlers,
  smartHandlers,
  positionHandlers,
  optionHandlers,
  watchlistHandlers,
  nftHandlers,
  demoHandlers,
  attemptHandlers,
  inviteHandlers,
  kycHandlers,
  loanHandlers,
  paymentHandlers,
  rechargeHandlers,
  withdrawalHandlers,
  uploadHandlers,
]
