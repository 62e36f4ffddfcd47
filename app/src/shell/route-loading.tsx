import { limits } from '#config/limits.ts'
import { routeNameOf } from '#config/paths.ts'
import { createStore, useStore } from '#lib/store/create-store.ts'
import { lazyPages } from './lazy-pages.ts'

/** Whether a page that had not been loaded before is on its way. */
export const routeLoading = createStore(false)

let timer: ReturnType<typeof setTimeout> | undefined

/** Marks the way to a page that is not loaded yet; the mark ends after 300 ms or when the page fails. */
export function markRouteLoading(pathname: string): void {
  const name = routeNameOf(pathname)
  if (name === undefined || lazyPages[name].isLoaded()) return
  clearTimeout(timer)
  routeLoading.set(true)
  const clear = () => routeLoading.set(false)
  timer = setTimeout(clear, limits.routeLoadingMark)
  lazyPages[name].preload().catch(clear)
}

/**
 * A thin line under the top bar while a page that was never opened before is on its way. It is only seen: a screen reader
 * says the name of the page when it comes, or that it is loading when it does not.
 */
export function RouteLoadingMark() {
  const loading = useStore(routeLoading)
  return loading ? (
    <span className="skeleton absolute inset-x-0 -bottom-px block h-0.5 bg-accent" aria-hidden="true" />
  ) : null
}
