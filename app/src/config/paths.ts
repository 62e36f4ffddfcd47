import { offers, type Product } from './operator.ts'

/** What the app knows of a route. */
export interface RouteFacts {
  /** As the address bar has it. Wire spellings (`/cruuency`, `/nfts`) are in this file and nowhere else. */
  readonly path: string
  /** Builds a link to it. */
  readonly href: (query: never) => string
  /**
   * A main tab, in the order of this table, fetched ahead when the browser is idle: `bottom` when it is at the bottom of
   * phones too, `key` when it is the key between those.
   */
  readonly tab?: 'bar' | 'bottom' | 'key'
  /** The page it belongs to: where "back" leads when there is no history. Every page but a tab has one. */
  readonly parent?: string
  /** Stays mounted as it was left when the user moves on. */
  readonly keptAlive?: true
  /**
   * `plain`: without footer, bottom tabs and the log-in buttons of the top bar; for pages that lead to a log-in.
   * `foot`: without the bottom tabs; for one thing that is done or looked at, whose action is at the foot of phones.
   */
  readonly bars?: 'plain' | 'foot'
  /**
   * Who may see it: everyone, unless a user or a user's real account is needed. The others find this text instead, with
   * its `Body` if there is one, and the way on.
   */
  readonly needs?: { readonly user: string; readonly realAccount?: string }
  /** A text under the title of a page that not everyone may see. */
  readonly subtitle?: string
  /** What the address must name for the page to show something: a sample that is always there, or a record of one's own. */
  readonly query?: { readonly sample: string } | { readonly own: 'plan' | 'order' | 'nft' | 'withdrawal' }
  /** What it belongs to: the route is absent from the build of an operator who does not offer it. */
  readonly product?: Product
}

/**
 * Every route of the app. Router, tabs, links, titles, what is fetched ahead, what stays mounted, bars, log-in gates,
 * transitions and the walk of the end-to-end tests follow from it. A path that is not listed leads home. The code of the
 * pages is in `src/pages.ts`.
 */
const routes = {
  home: {
    ...linkTo('/'),
    tab: 'bottom',
    keptAlive: true,
  },
  market: {
    ...linkTo<{ type?: number }>('/market'),
    tab: 'key',
    keptAlive: true,
  },
  plans: {
    ...linkTo<{ tab?: 'mine' | 'history'; plan?: string; days?: number }>('/trading'),
    product: 'plans',
    tab: 'bottom',
    keptAlive: true,
  },
  planDetail: {
    ...linkTo<{ id: string }>('/trading/order'),
    product: 'plans',
    parent: 'plans',
    bars: 'foot',
    needs: { user: 'plans:mine.visitor', realAccount: 'plans:mine.demo' },
    query: { own: 'plan' },
  },
  loan: {
    ...linkTo('/loan'),
    product: 'loans',
    tab: 'bottom',
    keptAlive: true,
  },
  identity: {
    ...linkTo<{ next?: string }>('/loan/kyc'),
    parent: 'loan',
    bars: 'foot',
    needs: { user: 'identity:visitor' },
    subtitle: 'identity:subtitle',
  },
  loanApply: {
    ...linkTo<{ amount?: string | undefined; days?: number | undefined; step?: string }>('/loan/apply'),
    product: 'loans',
    parent: 'loan',
    bars: 'foot',
    needs: { user: 'loans:visitor', realAccount: 'loans:demo' },
  },
  loanRecord: {
    ...linkTo<{ no?: string }>('/loan/record'),
    product: 'loans',
    parent: 'loan',
    bars: 'foot',
    needs: { user: 'loans:visitor', realAccount: 'loans:demo' },
  },
  nfts: {
    ...linkTo<{ show?: 'live' | 'ended' | 'watched'; sort?: string; q?: string }>('/nfts'),
    product: 'nfts',
    tab: 'bar',
    keptAlive: true,
  },
  nftDetail: {
    ...linkTo<{ id: string }>('/nfts/detail'),
    product: 'nfts',
    parent: 'nfts',
    bars: 'foot',
    query: { sample: 'id=n-3' },
  },
  myNfts: {
    ...linkTo<{ tab?: 'owned' | 'returned' }>('/nfts/mine'),
    product: 'nfts',
    parent: 'nfts',
    needs: { user: 'nfts:visitor', realAccount: 'nfts:demo' },
  },
  nftCertificate: {
    ...linkTo<{ id: string }>('/nfts/certificate'),
    product: 'nfts',
    parent: 'myNfts',
    bars: 'foot',
    needs: { user: 'nfts:visitor', realAccount: 'nfts:demo' },
    query: { own: 'nft' },
  },
  profile: {
    ...linkTo<{ range?: string; from?: string; to?: string }>('/profile'),
    tab: 'bottom',
    keptAlive: true,
  },
  balance: {
    ...linkTo<{ kind?: string; from?: string; to?: string }>('/profile/balance'),
    parent: 'profile',
    keptAlive: true,
    needs: { user: 'balance:visitor' },
    subtitle: 'balance:subtitle',
  },
  deposit: {
    ...linkTo('/profile/deposit'),
    parent: 'profile',
    bars: 'foot',
    needs: { user: 'deposit:visitor' },
    subtitle: 'deposit:subtitle',
  },
  withdraw: {
    ...linkTo<{ method?: string; amount?: string }>('/profile/withdraw'),
    parent: 'profile',
    bars: 'foot',
    needs: { user: 'withdrawals:visitor', realAccount: 'withdrawals:demo' },
    subtitle: 'withdrawals:subtitle',
  },
  withdrawDetail: {
    ...linkTo<{ no: string }>('/profile/withdraw/detail'),
    parent: 'withdraw',
    bars: 'foot',
    needs: { user: 'withdrawals:visitor', realAccount: 'withdrawals:demo' },
    query: { own: 'withdrawal' },
  },
  performance: {
    ...linkTo<{ range?: string; from?: string; to?: string; figure?: string }>('/profile/performance'),
    parent: 'profile',
    needs: { user: 'income:visitor' },
    subtitle: 'performance:subtitle',
  },
  income: {
    ...linkTo<{ source?: string; from?: string; to?: string }>('/profile/income'),
    parent: 'profile',
    needs: { user: 'income:visitor', realAccount: 'income:demo' },
    subtitle: 'income:subtitle',
  },
  transactions: {
    ...linkTo<{ kind?: string; from?: string; to?: string }>('/profile/transactions'),
    parent: 'profile',
    needs: { user: 'history:visitor' },
    subtitle: 'history:subtitle',
  },
  orders: {
    ...linkTo<{ tab?: 'waiting' | 'options' | 'closed' }>('/profile/orders'),
    parent: 'profile',
    needs: { user: 'orders:records.visitor' },
  },
  orderDetail: {
    ...linkTo<{ no: string }>('/profile/orders/detail'),
    parent: 'orders',
    bars: 'foot',
    needs: { user: 'orders:records.visitor' },
    query: { own: 'order' },
  },
  invite: {
    ...linkTo('/profile/invite'),
    product: 'invite',
    parent: 'profile',
    keptAlive: true,
    needs: { user: 'invite:visitor' },
  },
  notification: {
    ...linkTo<{ show?: string }>('/profile/notification'),
    parent: 'profile',
    needs: { user: 'notifications:visitor' },
  },
  security: {
    ...linkTo<{ next?: string }>('/profile/security'),
    parent: 'profile',
    needs: { user: 'security:visitor' },
  },
  password: {
    ...linkTo('/profile/password'),
    parent: 'security',
    needs: { user: 'security:visitor' },
  },
  settings: {
    ...linkTo('/profile/settings'),
    parent: 'profile',
    needs: { user: 'settings:visitor' },
    subtitle: 'settings:subtitle',
  },
  instrument: {
    ...linkTo<{ code: string; type: number; id: string }>('/cruuency'),
    parent: 'market',
    bars: 'foot',
    keptAlive: true,
    query: { sample: 'code=BTC&type=2&id=54' },
  },
  help: {
    ...linkTo<{ q?: string }>('/help'),
    parent: 'home',
  },
  faq: {
    ...linkTo<{ q?: string; group?: string; id?: string }>('/help/faq'),
    parent: 'help',
  },
  notice: {
    ...linkTo<{ id?: string }>('/help/notice'),
    parent: 'help',
  },
  detail: {
    ...linkTo<{ id: string; title?: string }>('/detail'),
    parent: 'help',
    keptAlive: true,
    query: { sample: 'id=c-209&title=Risk+warning' },
  },
  introduction: {
    ...linkTo('/introduction'),
    parent: 'home',
  },
  companyIntro: {
    ...linkTo('/company-intro'),
    parent: 'home',
  },
  register: {
    ...linkTo<{ next?: string; invite?: string }>('/pass/register'),
    parent: 'home',
    bars: 'plain',
  },
  login: {
    ...linkTo<{ next?: string }>('/pass/login'),
    parent: 'home',
    bars: 'plain',
  },
  reset: {
    ...linkTo<{ next?: string }>('/pass/reset'),
    parent: 'login',
    bars: 'plain',
  },
  googleCallback: {
    ...linkTo('/api/loginCallback/google'),
    parent: 'login',
    bars: 'plain',
  },
} as const satisfies Record<string, RouteFacts>

/** Name of a route. */
export type RouteName = keyof typeof routes

/** Path of every route, and the builder of links to it: what the rest of the app may know of the table. */
export const paths: { readonly [Name in RouteName]: Pick<(typeof routes)[Name], 'path' | 'href'> } = routes

/** Name of a main tab. */
export type TabName = {
  [Name in RouteName]: (typeof routes)[Name] extends { tab: string } ? Name : never
}[RouteName]

/** Name of what the bottom bar of phones leads to. */
export type BottomTabName = {
  [Name in RouteName]: (typeof routes)[Name] extends { tab: 'bottom' | 'key' } ? Name : never
}[RouteName]

/** What the table says of a route. */
export const factsOf = (name: RouteName): RouteFacts => routes[name]

/** Whether the build has a route. */
function hasRoute(name: RouteName): boolean {
  const { product } = factsOf(name)
  return product === undefined || offers(product)
}

/** Names of the routes that this build has, in the order of the table. */
export const routeNames = (Object.keys(routes) as RouteName[]).filter(hasRoute)

/** The six main tabs in their order; a tab change slides by it. */
export const tabOrder = routeNames.filter((name): name is TabName => factsOf(name).tab !== undefined)

const fourTabs = routeNames.filter((name): name is BottomTabName => factsOf(name).tab === 'bottom')

/** The bottom bar of phones: the four tabs, and the key to the markets in their middle. */
export const bottomTabs: readonly BottomTabName[] = fourTabs.toSpliced(
  Math.ceil(fourTabs.length / 2),
  0,
  'market',
)

/** Whether a page begins a way on phones: its bar has the menu, and its title stands large in the page. */
export const isRoot = (name: RouteName): boolean => bottomTabs.some((tab) => tab === name)

/** Pages that stay mounted when the user moves on. */
export const keptAlive = routeNames.filter((name) => factsOf(name).keptAlive)

/** The page a child page belongs to: where "back" leads when there is no history. */
export const parentOf = (name: RouteName) => factsOf(name).parent as RouteName | undefined

/** The pages above a page, from its parent up to a tab. */
export function ancestorsOf(name: RouteName): readonly RouteName[] {
  const parent = parentOf(name)
  return parent === undefined ? [] : [parent, ...ancestorsOf(parent)]
}

/** Whether a page is without footer, bottom tabs and the log-in buttons of the top bar. */
export const isPlain = (name: RouteName) => factsOf(name).bars === 'plain'

/** Whether a phone has its tabs at the bottom of a page. */
export const hasBottomTabs = (name: RouteName) => factsOf(name).bars === undefined

/** The route a pathname belongs to, or `undefined` for an unknown path. A trailing slash does not matter. */
export function routeNameOf(pathname: string): RouteName | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  return routeNames.find((name) => routes[name].path === path)
}

/**
 * A `next` parameter, if it is a path of this app. Anything else (another origin, a scheme, `//host`) is ignored,
 * so that a crafted link cannot send a user away after logging in.
 */
export function safeNext(next: string | null): string | undefined {
  if (!next || !/^\/(?![/\\])/.test(next)) return undefined
  const [path = ''] = next.split(/[?#]/)
  const name = routeNameOf(path)
  return name === undefined || isPlain(name) ? undefined : next
}

/** What a link may say after the `?`; values that are left out are not said. */
type Query = Readonly<Record<string, string | number | undefined>>

/** Builds a link; the query may be left out when each of its values may. */
type LinkBuilder<Q extends Query> =
  Record<never, never> extends Q ? (query?: NoInfer<Q>) => string : (query: NoInfer<Q>) => string

/** A path with the builder of links to it, by the query its page understands. */
function linkTo<Q extends Query = Record<never, never>>(path: string) {
  const href = (query: Query = {}) => {
    const given = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    )
    return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
  }
  return { path, href: href as LinkBuilder<Q> }
}
