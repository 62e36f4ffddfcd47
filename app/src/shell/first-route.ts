import { basename } from '#config/basename.ts'
import { type RouteName, routeNameOf } from '#config/paths.ts'

/** The route at the address the app was opened with. */
export function firstRoute(): RouteName {
  return routeNameOf(window.location.pathname.slice(basename === '/' ? 0 : basename.length)) ?? 'home'
}
