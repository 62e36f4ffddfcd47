/** How often what happened in a simulation of processes that share a database. */
export const createTally = () => ({
  commands: 0,
  worlds: 0,
  checks: 0,
  statements: 0,
  /** Times that a process became the owner of a world, and was compared with what has to be there. */
  claims: 0,
  /** Changes of which no caller had been told: those that the next owner has found, and those that it has not. */
  unknownChangesKept: 0,
  unknownChangesLost: 0,
  /** Connections that broke before a statement, and after it. */
  brokenBefore: 0,
  brokenAfter: 0,
  slow: 0,
  away: 0,
  full: 0,
  /** Ends and standstills between two commands, and those at a statement. */
  stops: 0,
  kills: 0,
  endsAtAStatement: 0,
  standstills: 0,
  standstillsAtAStatement: 0,
  /** Those of them, and connections that broke, inside a transaction. */
  insideATransaction: 0,
  /** 503 that says that nothing was kept, and 503 of which the key tells. */
  refused: 0,
  unknown: 0,
  /** Calls whose process ended, and calls that were answered by a process that had stood still. */
  unanswered: 0,
  late: 0,
  /** Calls sent again under their key, and those among them whose outcome had not been known, by what it was. */
  replays: 0,
  foundDone: 0,
  foundNotDone: 0,
  sideBySide: 0,
  /** Of them sent to two processes. */
  sentToTwo: 0,
  restored: 0,
  /** Waiting orders that were placed, changed and cancelled, and the outcomes at the end of their worlds. */
  ordersPlaced: 0,
  ordersChanged: 0,
  ordersCancelled: 0,
  ordersFilled: 0,
  ordersExpired: 0,
  ordersRejected: 0,
})

/** Counts of a simulation. */
export type Tally = ReturnType<typeof createTally>
