// Generated from the contract: do not edit, run "npm run codegen".
/** The profiles a world can begin with, without their steps unless there are none. */
export const profiles = {
  borrowAndRepay: {"begins":"P10D"},
  borrower: {"begins":"P10D"},
  charity: {},
  depositAndWithdraw: {},
  empty: {"catalogue":false,"steps":[]},
  frozen: {},
  funded: {},
  inviteAndReward: {},
  locked: {},
  longLists: {},
  newUser: {},
  overdue: {"begins":"P40D"},
  planToMaturity: {"begins":"P31D"},
  sampleUsers: {"begins":"P40D"},
  tradeAndClose: {"begins":"PT1M"},
  trader: {"begins":"P10D"},
  visitor: {"steps":[]},
  whale: {},
} as const
