import { type RouteName, routeNames } from '#config/paths.ts'
import { currentDevice } from '#lib/device/use-device.ts'
import { preloadTexts } from '#lib/i18n/i18n.ts'
import { type LazyComponent, lazyComponent } from '#lib/prefetch/lazy-component.ts'
import { pages } from '#pages.ts'

function lazyPage(name: RouteName) {
  const { code, texts } = pages[name]
  return lazyComponent(
    () => code(currentDevice()),
    () => preloadTexts(texts),
  )
}

/** The page of every route as a component: its code and its texts arrive when they are needed. */
export const lazyPages = Object.fromEntries(routeNames.map((name) => [name, lazyPage(name)])) as Record<
  RouteName,
  LazyComponent<object>
>
