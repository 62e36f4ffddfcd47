/** A page that Lighthouse looks at, and its alarms; everything else that Lighthouse scores has to be at 100. */
export interface AuditedPage {
  readonly name: string
  readonly path: string
  /** The least its performance may score: as a first visitor meets it, and as one who returns. */
  readonly performance: Readonly<Record<Visit, number>>
  /** When its largest text has to be painted, milliseconds, where it is held to that. */
  readonly largestPaint?: number
  /** How long it may block a slow phone in all, milliseconds, where it is held to that. */
  readonly blocking?: number
  /** How far its content may shift, where it is held to that. */
  readonly shift?: number
}

/**
 * - `first`: nothing is stored, and on tabs the onboarding board comes before the page
 * - `return`: the board was seen; nothing is in the browser's cache
 */
export type Visit = 'first' | 'return'

/** The visits in their order, and what each is called in the name of a part. */
export const visits: readonly { readonly visit: Visit; readonly suffix: string; readonly words: string }[] = [
  { visit: 'first', suffix: '/first-visit', words: 'first visit' },
  { visit: 'return', suffix: '', words: 'return' },
]

/** What visitors read before they log in. */
const ofVisitors = { performance: { first: 88, return: 88 }, largestPaint: 2500 } as const

/** The pages in their order. */
export const audited: readonly AuditedPage[] = [
  {
    name: 'home',
    path: '/',
    performance: { first: 92, return: 95 },
    largestPaint: 2000,
    blocking: 100,
    shift: 0.01,
  },
  { name: 'market', path: '/market', ...ofVisitors },
  { name: 'trading', path: '/trading', ...ofVisitors },
  { name: 'loan', path: '/loan', ...ofVisitors },
  { name: 'nfts', path: '/nfts', ...ofVisitors },
  { name: 'help', path: '/help', ...ofVisitors },
  { name: 'login', path: '/pass/login', ...ofVisitors, performance: { first: 95, return: 95 } },
  {
    name: 'instrument',
    path: '/cruuency?code=EURUSD&type=1',
    performance: { first: 80, return: 80 },
    blocking: 200,
  },
]
