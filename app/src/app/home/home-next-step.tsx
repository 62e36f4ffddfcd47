import type { OwnAccount } from '#features/account/api/use-account.ts'
import { NextStepCard } from '#features/cockpit/components/next-step-card.tsx'
import { guideStore } from '#features/onboarding/guide-store.ts'
import { guide } from '#features/onboarding/lazy-guided-demo.ts'
import { useStore } from '#lib/store/create-store.ts'

/** What the user can do next to finish what was begun. */
export function HomeNextStep({ own }: { own: OwnAccount }) {
  // The guided demo has the primary button while it is open.
  const isGuided = useStore(guideStore) && guide !== undefined
  return <NextStepCard user={own.user} mode={own.mode} quiet={isGuided} />
}
