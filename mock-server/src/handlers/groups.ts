import type { World } from '../world/world.ts'
import { attemptHandlers } from './attempts.ts'
import { demoHandlers } from './demo.ts'
import { inviteHandlers } from './invites.ts'
import { kycHandlers } from './kyc.ts'
import { loanHandlers } from './loans.ts'
import { loginHandlers } from './login.ts'
import { nftHandlers } from './nfts.ts'
import { notificationHandlers } from './notifications.ts'
import type { Operation } from './operation.ts'
import { optionHandlers } from './options.ts'
import { paymentHandlers } from './payment.ts'
import { positionHandlers } from './positions.ts'
import { rechargeHandlers } from './recharges.ts'
import { smartHandlers } from './smart.ts'
import { statementHandlers } from './statements.ts'
import { uploadHandlers } from './uploads.ts'
import { userHandlers } from './user.ts'
import { visitorGroups } from './visitor-groups.ts'
import { watchlistHandlers } from './watchlist.ts'
import { withdrawalHandlers } from './withdrawals.ts'

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
