import { factsOf } from '@swx/app/paths'
import { type LanguageCode, languages } from '@swx/locales/languages'
import { pairwise, product } from './pairwise.ts'
import { type RouteName, routeNames } from './route-table.ts'
import { type Viewer, walkPages } from './walk-pages.ts'

/**
 * What can be looked at:
 * - `texts`: title, language, direction, sandbox label, and a text for every key
 * - `edge`: nothing is wider than a window of 320 px, and no text lies over another
 * - `title`: the title is whole at that width, in the bar and in the page
 * - `largeText`: with text at 200 % nothing is cut off or broken and nothing moves sideways on a phone of 360 px, upright
 *   and on its side
 * - `spacing`: with the spacing of text of WCAG 1.4.12 nothing is cut off and nothing moves sideways at 360 px
 * - `focus`: what has the focus is not hidden by a bar or a dock
 * - `content`: its own heading, and what only this page has
 * - `barriers`: axe, with all its rules
 * - `contrast`: axe, with the one rule that a theme can break
 * - `targets`: 44 px for a finger on everything that can be pressed
 * - `room`: every control has room for its words, and stays on its card
 */
export type Check =
  | 'texts'
  | 'edge'
  | 'title'
  | 'largeText'
  | 'spacing'
  | 'focus'
  | 'content'
  | 'barriers'
  | 'contrast'
  | 'targets'
  | 'room'

/** A page as someone sees it, and what is looked at then. */
export interface Look {
  readonly route: RouteName
  readonly shell: 'desktop' | 'mobile'
  readonly viewer: Viewer
  readonly language: LanguageCode
  readonly theme: 'light' | 'dark'
  /** Another address of the route than the usual one. */
  readonly path?: string
  readonly checks: readonly Check[]
}

/** What a page can look like. */
export const looks = {
  route: routeNames,
  language: languages.map(({ code }): LanguageCode => code),
  shell: ['desktop', 'mobile'],
  theme: ['light', 'dark'],
} as const

/** What axe looks at: what goes wrong with a direction does so in every language that is written that way. */
export const directedLooks = { route: looks.route, language: ['en', 'ar'], shell: looks.shell } as const

/** The list of one category: what a row is like does not depend on how many there are. */
const shortList = { route: 'market', path: '/market?type=5' } as const

/** Pages with buttons beside each other on cards, and the languages with long words or from the right. */
const roomy = {
  route: ['home', 'plans', 'loan', 'profile', 'invite', 'help', 'introduction'],
  language: ['de', 'fr', 'ar'],
  shell: looks.shell,
} as const

/** The language in which a page is seen on a phone with text at 200 %: those with long words, and one from the right. */
const largeIn = ['de', 'fr', 'ar', 'es'] as const

/** Who looks at the page of a route: where it is anyone's, someone as whom `anyone` is seen. */
export function viewerOf(route: RouteName, anyone: Viewer = 'demo'): Viewer {
  const { viewer } = walkPages[route]
  return viewer === 'anyone' ? anyone : viewer
}

/** What `npm test` looks at: each pair of page, language, shell and theme, and what has to be seen once more for itself. */
function planned(): Look[] {
  const pairs = pairwise(looks)
  const plain = { language: 'en', theme: 'light' } as const
  const everyRoute = product({ route: looks.route, shell: looks.shell })
  return [
    ...pairs.map(
      (row): Look => ({ ...row, viewer: viewerOf(row.route), checks: ['texts', 'title', 'edge'] }),
    ),
    ...everyRoute.map(
      (row): Look => ({
        ...row,
        ...plain,
        viewer: viewerOf(row.route),
        checks: ['texts', 'content', 'focus'],
      }),
    ),
    ...pairwise(directedLooks).flatMap((row): Look[] => {
      const look = { ...row, viewer: viewerOf(row.route, 'visitor') }
      return [
        { ...look, theme: 'light', checks: ['texts', 'barriers'] },
        { ...look, theme: 'dark', checks: ['contrast'] },
      ]
    }),
    ...pairs
      .filter(({ route }) => route === 'market')
      .map(({ language, shell }): Look => {
        const look = { ...shortList, language, shell, theme: 'light', viewer: 'visitor' } as const
        return { ...look, checks: ['texts', 'barriers'] }
      }),
    ...looks.route.flatMap((route) => {
      const viewers = new Set([viewerOf(route, 'visitor'), viewerOf(route, 'demo')])
      return [...viewers].map(
        (viewer): Look => ({ route, shell: 'mobile', ...plain, viewer, checks: ['texts', 'targets'] }),
      )
    }),
    ...looks.route.map((route, at): Look => {
      const language = largeIn[at % largeIn.length] ?? 'de'
      const viewer = viewerOf(route)
      return {
        route,
        language,
        viewer,
        shell: 'mobile',
        theme: 'light',
        checks: ['texts', 'largeText', 'spacing'],
      }
    }),
    ...product(roomy).map(
      (row): Look => ({ ...row, viewer: 'real', theme: 'light', checks: ['texts', 'room'] }),
    ),
  ]
}

const keyOf = ({ checks: _, ...look }: Look) => JSON.stringify(Object.entries(look).sort())

/** Looks that are the same become one with the checks of all. */
function merged(all: readonly Look[]): Look[] {
  const byKey = new Map<string, Look>()
  for (const look of all) {
    const checks = new Set([...(byKey.get(keyOf(look))?.checks ?? []), ...look.checks])
    byKey.set(keyOf(look), { ...look, checks: [...checks] })
  }
  return [...byKey.values()]
}

const viewers = ['visitor', 'demo', 'real'] as const satisfies readonly Viewer[]

/**
 * Looks in an order that logs in once and changes the least: narrow windows last, then by language. Of each viewer's
 * pages those are late that stay in the document and so are a part of every page after them; long ones are last.
 */
function inOrder(all: readonly Look[]): Look[] {
  const rank = ({ route, viewer }: Look) =>
    viewers.indexOf(viewer) * 3 + (walkPages[route].isLong ? 2 : factsOf(route).keptAlive ? 1 : 0)
  const isNarrow = ({ checks }: Look) => Number(checks.includes('edge'))
  return [...all].sort(
    (a, b) =>
      rank(a) - rank(b) ||
      routeNames.indexOf(a.route) - routeNames.indexOf(b.route) ||
      isNarrow(a) - isNarrow(b) ||
      a.language.localeCompare(b.language) ||
      b.theme.localeCompare(a.theme),
  )
}

/** The looks at one page, for both shells. */
export interface Stop {
  /** The route, or the address where it is another than the usual one. */
  readonly name: string
  readonly looks: readonly Look[]
}

function stopsOf(all: readonly Look[]): Stop[] {
  const nameOf = ({ route, path }: Look) => path ?? route
  const names = [...new Set(all.map(nameOf))]
  return names.map((name) => ({ name, looks: inOrder(all.filter((look) => nameOf(look) === name)) }))
}

/** Where `npm test` stops: each page is opened once in each shell, and then changes in place. */
export const stops: readonly Stop[] = stopsOf(merged(planned()))

/** Everything: each page in each language, shell and theme, for `npm run test:long -- matrix`. */
export const everything: readonly Look[] = inOrder(
  product(looks).map(
    (row): Look => ({
      ...row,
      viewer: viewerOf(row.route),
      checks: [
        'texts',
        'barriers',
        'title',
        'edge',
        ...(row.shell === 'mobile' ? (['largeText'] as const) : []),
      ],
    }),
  ),
)
