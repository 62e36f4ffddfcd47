// Generated from the contract: do not edit, run "npm run codegen".
import * as bodies from './control-bodies.js'
import type { Validate } from './validate.ts'

/** What checks the body of a control call, by its path below `/__sandbox/`, with values in braces. */
export const controlValidators: Readonly<Record<string, Validate>> = {
  'clock/advance': bodies.advanceClock,
  'clock/auto': bodies.runClock,
  'clock/freeze': bodies.freezeClock,
  'recharge/{no}/{action}': bodies.decideRecharge,
  'withdrawal/{no}/{action}': bodies.decideWithdrawal,
  'kyc/{userId}/{action}': bodies.decideKyc,
  'loan/{no}/{action}': bodies.decideLoan,
  'processAll': bodies.processAll,
  'user/{userId}/{action}': bodies.switchUser,
  'fund': bodies.fund,
  '401/{userId}': bodies.endSession,
  'market/{code}/price': bodies.setPrice,
  'market/{code}/halt': bodies.haltMarket,
  'market/{code}/resume': bodies.resumeMarket,
  'market/{code}/feed': bodies.setFeed,
  'nft/{nftId}/bid': bodies.bidAsBot,
  'nft/{nftId}/endAuction': bodies.endAuction,
  'faults': bodies.addFault,
  'faults/{id}/{action}': bodies.switchFault,
  'stubs': bodies.addStub,
  'snapshot': bodies.takeSnapshot,
  'restore': bodies.restoreSnapshot,
  'reset': bodies.reset,
  'seed': bodies.seedProfile,
  'journal/{seq}/replay': bodies.replayJournalEntry,
  'worlds': bodies.createWorld,
}
