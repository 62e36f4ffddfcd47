import { type AuditedPage, audited, visits } from '../page/audited.ts'

/** An alarm of the budgets: which kept figures say whether it is met. */
export interface Alarm {
  readonly what: string
  readonly part: string
  /** The measures that it is about, by their names. */
  readonly figures: RegExp
  /** Where many routes have the same alarm: only the largest figure is shown. */
  readonly isLargestOnly?: boolean
}

const scores = ({ name, path }: AuditedPage): Alarm[] =>
  visits.map(({ suffix, words }) => ({
    what: `Lighthouse on a phone, ${path.replace(/\?.*/, '')}, ${words}`,
    part: `page/lighthouse/${name}${suffix}`,
    figures: /performance|accessibility|best-practices|seo/,
  }))

/** When the largest text of a page is painted, how long it blocks and how far it shifts, where it is held to that. */
const timings = ({ name, path, largestPaint, blocking, shift }: AuditedPage): Alarm[] => {
  const held = Object.entries({ LCP: largestPaint, TBT: blocking, CLS: shift }).flatMap(([short, most]) =>
    most === undefined ? [] : [short],
  )
  return visits.map(({ suffix, words }) => ({
    what: `paint, blocking and shifts of ${path.replace(/\?.*/, '')}, ${words}`,
    part: `page/lighthouse/${name}${suffix}`,
    figures: new RegExp(held.join('|')),
  }))
}

const list = (round: string, what: string): Alarm => ({
  what: `price list with 350 rows, ${what} ticks/s`,
  part: `live-list/${round}`,
  figures: /average|first percentile/,
})

/** The alarms, in the order of the budgets. */
export const alarms: readonly Alarm[] = [
  { what: 'first load of / on a phone', part: 'size/first-load', figures: /first load|files/ },
  { what: 'mock server code before the first paint', part: 'mock/demo-code', figures: /before it paints/ },
  { what: 'mock server code in the static demo', part: 'mock/demo-code', figures: /control plane/ },
  {
    what: 'any further route, the one that adds most',
    part: 'size/routes',
    figures: /^(?!.*(instrument|cruuency)).* adds$/,
    isLargestOnly: true,
  },
  { what: 'the page of an instrument, with its chart', part: 'size/routes', figures: /instrument|cruuency/ },
  ...audited.flatMap(scores),
  ...audited.flatMap(timings),
  list('desktop-1k', '1,000'),
  list('desktop-5k', '5,000'),
  list('desktop-20k', '20,000'),
  list('phone-1k', 'on a phone with a 4x slower processor, 1,000'),
  list('phone-5k', 'on a phone with a 4x slower processor, 5,000'),
  { what: 'a kept tab to its next paint', part: 'page/tabs', figures: /without motion/ },
  { what: 'a switch of the language, no reload', part: 'page/languages', figures: /right-to-left/ },
  { what: 'growth of the heap', part: 'page/heap', figures: /heap growth/ },
  { what: 'all routes, languages, themes and shells', part: 'page/matrix', figures: /axe/ },
  {
    what: 'the SDK as a bundler leaves it',
    part: 'sdk/size',
    figures: /^core and one|^everything of @swx\/sdk/,
  },
  { what: 'what a call adds to a bare fetch', part: 'sdk/speed', figures: /added by ours/ },
  {
    what: 'a cached GET against other caches',
    part: 'sdk/speed',
    figures: /cached GET: ours against (openapi-fetch|@tanstack)/,
  },
  { what: 'the SDK as a package (no alarm)', part: 'sdk/tarball', figures: /^tarball/ },
  { what: 'reads of the mock server', part: 'mock/reads', figures: /^mock server : bare|answers checked/ },
  { what: 'the account of a user with many bookings', part: 'mock/account', figures: /bookings/ },
  { what: 'writes of the mock server', part: 'mock/writes', figures: /^POST, mock server : bare/ },
  { what: 'a mock server that has just started', part: 'mock/process', figures: /^start to|^idle memory/ },
  { what: 'installed for npm start', part: 'start/fresh', figures: /^installed/ },
  { what: 'installed in all', part: 'start/test', figures: /^installed/ },
  { what: 'npm test in a fresh clone', part: 'start/test', figures: /^npm test/ },
  { what: 'our whole contract checked', part: 'contract/time', figures: /our whole contract/ },
  { what: 'a document of 6 operations checked', part: 'contract/time', figures: /6 operations/ },
  { what: 'faulty servers found', part: 'contract/self-test', figures: /^faulty servers found|least/ },
  {
    what: 'conforming servers',
    part: 'contract/false-findings',
    figures: /^false findings|^conforming servers/,
  },
]
