import { preloadTexts } from '#lib/i18n/i18n.ts'
import { lazyComponent } from '#lib/prefetch/lazy-component.ts'

/** The movers of a visitor's home; a user's home does not load them. */
export const LazyHomeMovers = lazyComponent(
  async () => (await import('./home-movers.tsx')).HomeMovers,
  () => preloadTexts(['market']),
)
