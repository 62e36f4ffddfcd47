/** How often what happened in a simulation. */
export const createTally = () => ({
  commands: 0,
  worlds: 0,
  checks: 0,
  /** Calls of the disk that failed. */
  errors: 0,
  /** Writes that stopped in the middle. */
  shortWrites: 0,
  /** Records that found the disk full. */
  full: 0,
  stops: 0,
  kills: 0,
  /** Ends of the process within a call of the disk, and those of them that left half a transaction in the log. */
  endsInACall: 0,
  tornWrites: 0,
  powerLosses: 0,
  /** Transactions that a loss of power took with it. */
  lostTails: 0,
  refusedByTheDisk: 0,
  failedStarts: 0,
  replays: 0,
  sideBySide: 0,
  restored: 0,
})

/** Counts of a simulation. */
export type Tally = ReturnType<typeof createTally>
