import type { RouteName } from '../config/paths.ts'
import { preloadTexts } from '../lib/i18n/i18n.ts'
import { type LazyPage, lazyPage } from '../lib/prefetch/lazy-page.ts'
import { pageSources } from './page-sources.ts'

const lazyPages = Object.entries(pageSources).map(([name, { code, texts }]) => [
  name,
  lazyPage(code, () => preloadTexts(texts)),
])

/** The page of every route: its code and its texts arrive when they are needed. */
export const pages: Record<RouteName, LazyPage> = Object.fromEntries(lazyPages)
