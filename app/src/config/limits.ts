/** Limits stated by the specification, in one place. Times are in milliseconds. */
export const limits = {
  /** Pages kept alive at the same time. */
  keepAlivePages: 10,
  /** Paths remembered to choose the direction of a page transition. */
  transitionHistory: 10,
  /** How long the app waits for the first page's own code and texts; then it starts without them, once its bars are there. */
  firstPageWait: 1_000,
  /** Pause after the first page before the tabs are fetched ahead. */
  prefetchDelay: 3_000,
  /** Routes fetched ahead at the same time. */
  prefetchAtOnce: 3,
  /** A route's code that has not arrived by then counts as failed. */
  chunkTimeout: 120_000,
  /** How long the route-loading mark stays. */
  routeLoadingMark: 300,
  /** How long the gate waits for a wallet that injects itself late. */
  walletWait: 1_000,
  /** Pause between two verification codes. */
  codeResend: 60_000,
  /** Pause before what can change by itself is asked for again: an open position, a running plan, a review. */
  refetchLive: 10_000,
  /** Rows of the largest page that lists of the API give. */
  largestPage: 100,
} as const
