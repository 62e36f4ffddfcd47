import { alertCases } from './alerts.ts'
import { attemptCases } from './attempts.ts'
import type { Case } from './case.ts'
import { contentCases } from './contents.ts'
import { demoCases } from './demo.ts'
import { fundingCases } from './funding.ts'
import { inviteCases } from './invites.ts'
import { kycCases } from './kyc.ts'
import { loanCases } from './loans.ts'
import { loginCases } from './login.ts'
import { indexCases } from './markets.ts'
import { nftCases } from './nfts.ts'
import { optionCases } from './options.ts'
import { paymentCases } from './payment.ts'
import { performanceCases } from './performance.ts'
import { positionCases } from './positions.ts'
import { settingsCases } from './settings.ts'
import { smartCases } from './smart.ts'
import { statementCases } from './statements.ts'
import { userCases } from './user.ts'
import { waitingOrderCases } from './waiting-orders.ts'
import { watchlistCases } from './watchlist.ts'

/** Every answer that a call of its own brings about. */
export const cases: readonly Case[] = [
  ...loginCases,
  ...indexCases,
  ...userCases,
  ...settingsCases,
  ...statementCases,
  ...smartCases,
  ...positionCases,
  ...waitingOrderCases,
  ...performanceCases,
  ...optionCases,
  ...watchlistCases,
  ...alertCases,
  ...nftCases,
  ...demoCases,
  ...contentCases,
  ...fundingCases,
  ...inviteCases,
  ...kycCases,
  ...loanCases,
  ...paymentCases,
  ...attemptCases,
]
