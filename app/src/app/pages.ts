import { factsOf, type RouteName, routeNames } from '../config/paths.ts'
import { currentDevice } from '../lib/device/use-device.ts'
import { preloadTexts } from '../lib/i18n/i18n.ts'
import { type LazyComponent, lazyComponent } from '../lib/prefetch/lazy-component.ts'

function pageOf(name: RouteName) {
  const { code, texts } = factsOf(name)
  return lazyComponent(
    () => code(currentDevice()),
    () => preloadTexts(texts),
  )
}

/** The page of every route: its code and its texts arrive when they are needed. */
export const pages = Object.fromEntries(routeNames.map((name) => [name, pageOf(name)])) as Record<
  RouteName,
  LazyComponent<object>
>
