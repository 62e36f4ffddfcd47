/**
 * Every route of the app: its pattern, its place among the tabs, and a builder for links to it. Wire spellings
 * (`/cruuency`, `/nfts`) live here and nowhere else. A path that is not listed leads home.
 */
export const paths = {
  home: { pattern: '/', href: () => '/' },
  market: {
    pattern: '/market',
    href: (query: { type?: number } = {}) =>
      query.type === undefined ? '/market' : `/market?type=${query.type}`,
  },
  trading: {
    pattern: '/trading',
    href: (query: { tab?: 'mine' | 'history'; plan?: string; days?: number } = {}) =>
      withQuery('/trading', query),
  },
  planDetail: {
    pattern: '/trading/order',
    href: ({ id }: { id: string }) => `/trading/order?${new URLSearchParams({ id })}`,
  },
  loan: { pattern: '/loan', href: () => '/loan' },
  identity: { pattern: '/loan/kyc', href: () => '/loan/kyc' },
  nfts: { pattern: '/nfts', href: () => '/nfts' },
  profile: { pattern: '/profile', href: () => '/profile' },
  deposit: { pattern: '/profile/deposit', href: () => '/profile/deposit' },
  income: {
    pattern: '/profile/income',
    href: (query: { source?: string; from?: string; to?: string } = {}) =>
      withQuery('/profile/income', query),
  },
  transactions: {
    pattern: '/profile/transactions',
    href: (query: { kind?: string; from?: string; to?: string } = {}) =>
      withQuery('/profile/transactions', query),
  },
  orders: {
    pattern: '/profile/orders',
    href: (query: { tab?: 'options' | 'closed' } = {}) => withQuery('/profile/orders', query),
  },
  orderDetail: {
    pattern: '/profile/orders/detail',
    href: ({ no }: { no: string }) => `/profile/orders/detail?${new URLSearchParams({ no })}`,
  },
  currency: {
    pattern: '/cruuency',
    href: ({ code, type, id }: { code: string; type: number; id: string }) =>
      `/cruuency?${new URLSearchParams({ code, type: String(type), id })}`,
  },
  register: {
    pattern: '/pass/register',
    href: (query: { next?: string } = {}) => withNext('/pass/register', query),
  },
  login: { pattern: '/pass/login', href: (query: { next?: string } = {}) => withNext('/pass/login', query) },
  reset: { pattern: '/pass/reset', href: (query: { next?: string } = {}) => withNext('/pass/reset', query) },
  googleCallback: {
    pattern: '/api/loginCallback/google',
    href: (query: { next?: string } = {}) => withNext('/api/loginCallback/google', query),
  },
} as const

/** Name of a route. */
export type RouteName = keyof typeof paths

/** The six main tabs in their order; a tab change slides by it. */
export const tabOrder = [
  'home',
  'market',
  'trading',
  'loan',
  'nfts',
  'profile',
] as const satisfies readonly RouteName[]

/** Name of a main tab. */
export type TabName = (typeof tabOrder)[number]

/** The four tabs of the bottom bar on phones. */
export const bottomTabs = ['home', 'trading', 'loan', 'profile'] as const satisfies readonly TabName[]

/** Pages that stay mounted when the reader moves on. */
export const keptAlive: ReadonlySet<RouteName> = new Set([...tabOrder, 'currency'])

/** Pages without footer and without the log-in buttons of the top bar. */
export const plainPages: ReadonlySet<RouteName> = new Set(['register', 'login', 'reset', 'googleCallback'])

/** The page a child page belongs to: where "back" leads when there is no history. */
export const parentOf: Partial<Record<RouteName, RouteName>> = {
  currency: 'market',
  planDetail: 'trading',
  identity: 'loan',
  deposit: 'profile',
  income: 'profile',
  transactions: 'profile',
  orders: 'profile',
  orderDetail: 'orders',
  register: 'home',
  login: 'home',
  reset: 'login',
  googleCallback: 'login',
}

function withQuery(path: string, query: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}

function withNext(path: string, { next }: { next?: string }): string {
  return next === undefined ? path : `${path}?${new URLSearchParams({ next })}`
}

/** The route a pathname belongs to, or `undefined` for an unknown path. A trailing slash does not matter. */
export function routeNameOf(pathname: string): RouteName | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  return (Object.keys(paths) as RouteName[]).find((name) => paths[name].pattern === path)
}

/**
 * A `next` parameter, if it is a path of this app. Anything else (another origin, a scheme, `//host`) is refused,
 * so that a crafted link cannot send a reader away after logging in.
 */
export function safeNext(next: string | null): string | undefined {
  if (!next || !/^\/(?![/\\])/.test(next)) return undefined
  const [path = ''] = next.split(/[?#]/)
  const name = routeNameOf(path)
  return name === undefined || plainPages.has(name) ? undefined : next
}
