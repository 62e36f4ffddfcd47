import { REVIEW_DUE } from '../core/reviewer.ts'
import { DAY_CLOSE } from '../core/tables/engine.ts'
import { CODE_LIFE_MS } from '../domain/verification-code.ts'
import { tellKycDelay } from '../products/identity/events.ts'
import { pickUpLoan } from '../products/loans/events.ts'
import { endAuctionInTime } from '../products/nfts/events.ts'
import { settleAtExpiry } from '../products/options/events.ts'
import { closeAtPrice, POSITION_EXIT } from '../products/positions/events.ts'
import { endPaymentLock } from '../products/security/events.ts'
import type { Tables } from '../store/store.ts'
import { closeDay } from './day-close.ts'
import type { DueEvent } from './due-sources.ts'
import { takePlannedStep } from './reviews.ts'
import type { SandboxTables } from './tables.ts'
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
