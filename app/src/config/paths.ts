import { type RouteFacts, type RouteName, routes } from '../routes.ts'
import { offers } from './operator.ts'

export type { RouteName }

/** Path of every route, and the builder of links to it: what the rest of the app may know of the table. */
export const paths: { readonly [Name in RouteName]: Pick<(typeof routes)[Name], 'path' | 'href'> } = routes

/** Name of a main tab. */
export type TabName = {
  [Name in RouteName]: (typeof routes)[Name] extends { tab: string } ? Name : never
}[RouteName]

/** Name of a tab at the bottom of phones. */
export type BottomTabName = {
  [Name in RouteName]: (typeof routes)[Name] extends { tab: 'bottom' } ? Name : never
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

/** The four tabs of the bottom bar on phones. */
export const bottomTabs = routeNames.filter((name): name is BottomTabName => factsOf(name).tab === 'bottom')

/** Pages that are fetched ahead, and stay mounted when the user moves on. */
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
