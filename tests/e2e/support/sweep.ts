import { type LanguageCode, languages } from '@swx/locales/languages'
import { pairwise } from './pairwise.ts'
import { routeNames } from './route-table.ts'

/** What a page can look like: all that a sweep varies. */
export const looks = {
  route: routeNames,
  language: languages.map(({ code }): LanguageCode => code),
  shell: ['desktop', 'mobile'],
  theme: ['light', 'dark'],
} as const

/** What axe looks at: what goes wrong with a direction does so in every language that is written that way. */
export const directedLooks = { route: looks.route, language: ['en', 'ar'], shell: looks.shell } as const

/** Each page once in each direction and once in each shell. */
export const directedSweep = pairwise(directedLooks)

/** The looks that `npm test` takes: every value meets every other. The whole product is `npm run test:long -- matrix`. */
export const sweep = pairwise(looks)
