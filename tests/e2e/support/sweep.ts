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

/** The looks that `npm test` takes: every value meets every other. The whole product is `npm run matrix`. */
export const sweep = pairwise(looks)
