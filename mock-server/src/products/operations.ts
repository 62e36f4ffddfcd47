import { demoHandlers } from './account/demo.ts'
import { userHandlers } from './account/handlers.ts'
import { statementHandlers } from './account/statements.ts'
import { alertHandlers } from './alerts/handlers.ts'
import { rechargeHandlers } from './deposits/handlers.ts'
import { kycHandlers } from './identity/handlers.ts'
import { inviteHandlers } from './invites/handlers.ts'
import { loanHandlers } from './loans/handlers.ts'
import { nftHandlers } from './nfts/handlers.ts'
import { noteHandlers } from './notes/handlers.ts'
import { notificationHandlers } from './notifications/handlers.ts'
import { optionHandlers } from './options/handlers.ts'
import { performanceHandlers } from './performance/handlers.ts'
import { smartHandlers } from './plans/handlers.ts'
import { positionHandlers } from './positions/handlers.ts'
import { savingsHandlers } from './savings/handlers.ts'
import { paymentHandlers } from './security/handlers.ts'
import { loginHandlers } from './sign-in/handlers.ts'
import { uploadHandlers } from './uploads/handlers.ts'
import { waitingOrderHandlers } from './waiting-orders/handlers.ts'
import { watchlistHandlers } from './watchlist/handlers.ts'
import { withdrawalHandlers } from './withdrawals/handlers.ts'

/** The operations of every product: one line each. */
export const handlerGroups = [
  loginHandlers,
  userHandlers,
  notificationHandlers,
  statementHandlers,
  smartHandlers,
  positionHandlers,
  waitingOrderHandlers,
  optionHandlers,
  performanceHandlers,
  noteHandlers,
  watchlistHandlers,
  alertHandlers,
  nftHandlers,
  demoHandlers,
  inviteHandlers,
  kycHandlers,
  loanHandlers,
  paymentHandlers,
  rechargeHandlers,
  withdrawalHandlers,
  uploadHandlers,
  savingsHandlers,
] as const
