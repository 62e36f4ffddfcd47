/** A page that Lighthouse looks at, and the least its performance may score; everything else has to be at 100. */
export interface AuditedPage {
  readonly name: string
  readonly path: string
  readonly performance: number
  /** How long it may block a slow phone in all, in milliseconds, where it is held to that. */
  readonly blocking?: number
}

/** The pages in their order. */
export const audited: readonly AuditedPage[] = [
  { name: 'home', path: '/', performance: 95 },
  { name: 'market', path: '/market', performance: 90 },
  { name: 'trading', path: '/trading', performance: 90 },
  { name: 'loan', path: '/loan', performance: 90 },
  { name: 'help', path: '/help', performance: 90 },
  { name: 'login', path: '/pass/login', performance: 90 },
  { name: 'instrument', path: '/cruuency?code=EURUSD&type=1', performance: 90, blocking: 200 },
]
