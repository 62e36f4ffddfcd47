import { preloadTexts } from '#lib/i18n/i18n.ts'
import { lazyComponent } from '#lib/prefetch/lazy-component.ts'

/** The home page of a user; visitors, who are most, do not load it. */
export const HomeCockpit = lazyComponent(
  async () => (await import('./home-cockpit.tsx')).HomeCockpit,
  () => preloadTexts(['cockpit', 'account', 'orders', 'market', 'money', 'loans', 'errors']),
)
