// Generated from the contract: do not edit, run "npm run codegen".
import type { Validate } from '../validation/validate.ts'

export declare const decideRecharge_path: Validate
export declare const decideWithdrawal_path: Validate
export declare const decideKyc_path: Validate
export declare const decideLoan_path: Validate
export declare const listUsers_query: Validate
export declare const switchUser_path: Validate
export declare const endSession_path: Validate
export declare const setPrice_path: Validate
export declare const haltMarket_path: Validate
export declare const resumeMarket_path: Validate
export declare const setFeed_path: Validate
export declare const bidAsBot_path: Validate
export declare const endAuction_path: Validate
export declare const removeFault_path: Validate
export declare const switchFault_path: Validate
export declare const removeStub_path: Validate
export declare const getMailbox_query: Validate
export declare const getJournal_query: Validate
export declare const getJournalArchive_query: Validate
export declare const getJournalEntry_path: Validate
export declare const replayJournalEntry_path: Validate
export declare const getLedger_query: Validate
export declare const dropWorld_path: Validate
export declare const listWorldKeys_path: Validate
export declare const makeWorldKey_path: Validate
export declare const removeWorldKey_path: Validate
