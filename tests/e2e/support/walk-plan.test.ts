import { languages } from '@swx/locales/languages'
import { expect, test } from 'vitest'
import { pairsOf, pairwise, product } from './pairwise.ts'
import { routeNames } from './route-table.ts'
import { walkPages } from './walk-pages.ts'
import { type Check, directedLooks, everything, type Look, looks, stops, viewerOf } from './walk-plan.ts'

const seen = stops.flatMap((stop) => stop.looks)
const key = ({ route, language, shell, theme, viewer, path = '' }: Omit<Look, 'checks'>, check: Check) =>
  [route, path, language, shell, theme, viewer, check].join(' ')
const seenKeys = new Set(seen.flatMap((look) => look.checks.map((check) => key(look, check))))

/** Fails with each look of which a check is not on the walk. */
function expectOnTheWalk(wanted: readonly Omit<Look, 'checks'>[], ...checks: Check[]): void {
  expect(wanted.length).toBeGreaterThan(0)
  const missing = wanted.flatMap((look) => checks.map((check) => key(look, check)))
  expect(missing.filter((one) => !seenKeys.has(one))).toEqual([])
}

const plain = { language: 'en', theme: 'light' } as const
const shells = ['desktop', 'mobile'] as const

test('the walk knows how to come to the page of every route, and of no other', () => {
  expect(Object.keys(walkPages).sort()).toEqual([...routeNames].sort())
})

test('each page is seen in each language, in both shells and in both themes, and so on for every pair, at 320 px', () => {
  const narrow = seen.filter(({ checks }) => checks.includes('edge'))
  const pairs = narrow.map(({ route, language, shell, theme }) => ({ route, language, shell, theme }))
  expect(new Set(pairs.flatMap(pairsOf))).toEqual(new Set(product(looks).flatMap(pairsOf)))
  expectOnTheWalk(
    pairwise(looks).map((row) => ({ ...row, viewer: viewerOf(row.route) })),
    'texts',
    'edge',
  )
})

test('axe sees each page once in each direction and in each shell, and its contrast in the dark', () => {
  const wanted = pairwise(directedLooks).map((row) => ({ ...row, viewer: viewerOf(row.route, 'visitor') }))
  expect(new Set(pairwise(directedLooks).flatMap(pairsOf))).toEqual(
    new Set(product(directedLooks).flatMap(pairsOf)),
  )
  expectOnTheWalk(
    wanted.map((look) => ({ ...look, theme: 'light' })),
    'texts',
    'barriers',
  )
  expectOnTheWalk(
    wanted.map((look) => ({ ...look, theme: 'dark' })),
    'contrast',
  )
})

test('axe sees the market page in every language', () => {
  const short = seen.filter(({ path }) => path === '/market?type=5')
  expect(short.every(({ checks }) => checks.includes('barriers'))).toBe(true)
  expect(new Set(short.map(({ language }) => language))).toEqual(new Set(languages.map(({ code }) => code)))
})

test('each page is seen with its text spaced out, and stepped through in both shells', () => {
  const spaced = seen.filter(({ checks }) => checks.includes('spacing'))
  expect(new Set(spaced.map(({ route }) => route))).toEqual(new Set(routeNames))
  expectOnTheWalk(
    product({ route: routeNames, shell: shells }).map((row) => ({
      ...row,
      ...plain,
      viewer: viewerOf(row.route),
    })),
    'focus',
  )
})

test('each page shows what is its own in both shells', () => {
  const wanted = product({ route: routeNames, shell: shells })
  expectOnTheWalk(
    wanted.map((row) => ({ ...row, ...plain, viewer: viewerOf(row.route) })),
    'content',
  )
})

test('on a phone everyone who may see a page has room for a finger', () => {
  for (const anyone of ['visitor', 'demo'] as const)
    expectOnTheWalk(
      routeNames.map((route) => ({ route, shell: 'mobile', ...plain, viewer: viewerOf(route, anyone) })),
      'targets',
    )
})

test('each page is seen on a phone with text at 200 %', () => {
  const large = seen.filter(({ checks }) => checks.includes('largeText'))
  expect(large.map(({ route }) => route).sort()).toEqual([...routeNames].sort())
})

test('controls have room for long words and for words from the right, on the real account', () => {
  const wanted = product({
    route: ['home', 'plans', 'loan', 'profile', 'invite', 'help', 'introduction'],
    language: ['de', 'fr', 'ar'],
    shell: shells,
  })
  expectOnTheWalk(
    wanted.map((row) => ({ ...row, theme: 'light', viewer: 'real' })),
    'room',
  )
})

test('no page is a stop twice, and each log-in, language and theme of it comes once', () => {
  expect(new Set(stops.map(({ name }) => name)).size).toBe(stops.length)
  const places = seen.map(({ checks: _, ...look }) => JSON.stringify(look))
  expect(new Set(places).size).toBe(places.length)
})

test('the matrix has every page in every language, shell and theme', () => {
  const rows = everything.map(({ route, language, shell, theme }) => `${route} ${language} ${shell} ${theme}`)
  expect(new Set(rows).size).toBe(routeNames.length * languages.length * 2 * 2)
  const checksOf = new Set(everything.map(({ shell, checks }) => `${shell}: ${checks.join()}`))
  expect([...checksOf].sort()).toEqual([
    'desktop: texts,barriers,title,edge',
    'mobile: texts,barriers,title,edge,largeText',
  ])
})
