// Generated from the contract: do not edit, run "npm run codegen".
import type { Validate } from '../validation/validate.ts'

export declare const advanceClock: Validate
export declare const runClock: Validate
export declare const freezeClock: Validate
export declare const decideRecharge: Validate
export declare const decideWithdrawal: Validate
export declare const decideKyc: Validate
export declare const decideLoan: Validate
export declare const processAll: Validate
export declare const switchUser: Validate
export declare const fund: Validate
export declare const endSession: Validate
export declare const setPrice: Validate
export declare const haltMarket: Validate
export declare const resumeMarket: Validate
export declare const setFeed: Validate
export declare const bidAsBot: Validate
export declare const endAuction: Validate
export declare const addFault: Validate
export declare const switchFault: Validate
export declare const addStub: Validate
export declare const takeSnapshot: Validate
export declare const restoreSnapshot: Validate
export declare const reset: Validate
export declare const seedProfile: Validate
export declare const replayJournalEntry: Validate
export declare const createWorld: Validate
export declare const makeWorldKey: Validate
