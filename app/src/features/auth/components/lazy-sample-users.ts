import { isSandbox } from '../../../config/env.ts'
import { preloadTexts } from '../../../lib/i18n/i18n.ts'
import { lazyComponent } from '../../../lib/prefetch/lazy-component.ts'

/** The sample users of the sandbox; an operator build has none, and neither their code. */
export const SampleUsersCard = isSandbox
  ? lazyComponent(
      async () => (await import('./sample-users-card.tsx')).SampleUsersCard,
      () => preloadTexts(['sandbox', 'errors']),
    )
  : undefined
