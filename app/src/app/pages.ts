import { factsOf, type RouteName, routeNames } from '../config/paths.ts'
import { currentDevice } from '../lib/device/use-device.ts'
import { preloadTexts } from '../lib/i18n/i18n.ts'
import { type LazyPage, lazyPage } from '../lib/prefetch/lazy-page.ts'

function pageOf(name: RouteName): LazyPage {
  const { code, texts } = factsOf(name)
  return lazyPage(
    () => code(currentDevice()),
    () => preloadTexts(texts),
  )
}

/** The page of every route: its code and its texts arrive when they are needed. */
export const pages = Object.fromEntries(routeNames.map((name) => [name, pageOf(name)])) as Record<
  RouteName,
  LazyPage
>
