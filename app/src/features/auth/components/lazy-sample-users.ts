import { preloadTexts } from '#lib/i18n/i18n.ts'
import { lazyComponent } from '#lib/prefetch/lazy-component.ts'

/** The sample users of the sandbox; an operator build has none, and neither their code. */
// Written out, so that the bundler drops the import from an operator build.
export const SampleUsersCard =
  import.meta.env.VITE_BUILD !== 'operator'
    ? lazyComponent(
        async () => (await import('./sample-users-card.tsx')).SampleUsersCard,
        () => preloadTexts(['sandbox', 'errors']),
      )
    : undefined
