/** What goes wrong with one call, by the mock server. `lostAnswer`: carried out, and never answered. */
export const callFaultKinds = [
  'delay',
  'error',
  'reset',
  'truncated',
  'malformed',
  'lostAnswer',
  'signedOut',
] as const

/** What goes wrong with the market socket, by the mock server. */
export const feedFaultKinds = ['socketDrop', 'reorder', 'lose', 'duplicate'] as const

/** What goes wrong in the browser, or is done there by a user who is hasty or distracted. */
export const browserFaultKinds = [
  'offline',
  'clockForward',
  'clockBack',
  'storageFull',
  'storageBlocked',
  'hidden',
  'otherMode',
  'backAndForward',
  'doubleTap',
  'reload',
  'leave',
] as const

/** When a fault in the browser happens: before the first page, with the form filled in, before and after confirming. */
const moments = ['start', 'filled', 'review', 'sent'] as const

/** Kind of a fault on one call. */
export type CallFaultKind = (typeof callFaultKinds)[number]
/** Kind of a fault on the market socket. */
export type FeedFaultKind = (typeof feedFaultKinds)[number]
/** Kind of a fault in the browser. */
export type BrowserFaultKind = (typeof browserFaultKinds)[number]
/** When a fault in the browser happens. */
export type Moment = (typeof moments)[number]

/** One fault of a plan. */
export type PlannedFault =
  | { readonly kind: CallFaultKind; readonly op: string; readonly nth: number }
  | { readonly kind: FeedFaultKind }
  | { readonly kind: BrowserFaultKind; readonly at: Moment }
