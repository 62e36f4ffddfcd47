// Generated from the contract: do not edit, run "npm run codegen".

/** What a lock of a user's payments stops on the real ledger. */
export const lockable = ["recharge","withdrawal","buySmart","openOrder","buyOptions","buyNft"] as const

/** One of them. */
export type LockableId = (typeof lockable)[number]
