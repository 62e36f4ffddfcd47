/** How many requirements each series of the acceptance list has: `P-01` to `P-13`, and so on. */
const series = {
  P: 13, // product and audience
  L: 9, // languages and editions
  W: 3, // wallet and device
  R: 27, // routes
  N: 8, // navigation
  H: 3, // home
  S: 14, // shells
  U: 10, // inferred screens
  M: 8, // market data
  A: 15, // authentication and session
  V: 7, // real and demo mode
  K: 5, // identity check
  B: 7, // loans
  Y: 6, // smart plans
  I: 6, // savings
  O: 5, // orders and options
  F: 2, // NFTs
  DP: 6, // deposits
  X: 6, // withdrawals, security password, payment lock
  G: 2, // content, invite, notifications
  T: 11, // transport
  OP: 32, // operations
  E: 35, // error and success codes
  C: 41, // messages without a code
  ST: 2, // storage and client state
  CP: 35, // consumer protection
  WB: 7, // wording bans
  BY: 30, // beyond the specification
  Q: 13, // of our own
} as const

/** Every requirement that the files of lines must account for. */
export const requirementIds: readonly string[] = Object.entries(series).flatMap(([name, count]) =>
  Array.from({ length: count }, (_, index) => `${name}-${String(index + 1).padStart(2, '0')}`),
)

/** The series that speak of what a user meets on a screen; a test of the server alone shows none of them. */
export const seenSeries: ReadonlySet<string> = new Set('P L W R N H S U V K B Y I O F DP X G C WB'.split(' '))
