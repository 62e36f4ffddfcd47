import { CODE_LIFE_MS } from '../domain/verification-code.ts'
import type { Tables } from '../store/store.ts'
import { DAY_CLOSE } from '../store/tables/engine.ts'
import type { SandboxTables } from '../store/tables.ts'
import { endAuctionInTime } from './auctions.ts'
import { closeDay } from './day-close.ts'
import type { DueEvent } from './due-sources.ts'
import { tellKycDelay } from './kyc.ts'
import { pickUpLoan } from './loans.ts'
import { settleAtExpiry } from './options.ts'
import { endPaymentLock } from './payment-locks.ts'
import { closeAtPrice, POSITION_EXIT } from './positions.ts'
import { REVIEW_DUE } from './reviews/reviewer.ts'
import { takePlannedStep } from './reviews.ts'
import type { World } from './world.ts'

/**
 * What happens when an event is due: its changes are one transaction with its removal from the queue. Now is
 * `event.at`. It finds out from the records whether there is still work to do.
 */
export type DueHandler = (tables: Tables<SandboxTables>, event: DueEvent, world: World) => void

/** By kind of event; one line per product. */
export const dueHandlers: Readonly<Record<string, DueHandler>> = {
  [DAY_CLOSE]: closeDay,
  [POSITION_EXIT]: closeAtPrice,
  optionExpiry: settleAtExpiry,
  nftEnd: endAuctionInTime,
  loanReview: pickUpLoan,
  kycDelayed: tellKycDelay,
  paymentUnlock: endPaymentLock,
  [REVIEW_DUE]: takePlannedStep,

  /** A code nobody used in time; one sent since has its own event. */
  codeExpired: ({ codes }, { ref, at }) => {
    const code = codes.get(ref)
    if (code && code.sentAt + CODE_LIFE_MS <= at) codes.delete(ref)
  },
}
