import type { OwnAccount } from '../../features/account/api/use-account.ts'
import { NextStepCard } from '../../features/cockpit/components/next-step-card.tsx'
import { guideStore } from '../../features/onboarding/guide-store.ts'
import { guide } from '../../features/onboarding/lazy-guided-demo.ts'
import { useOpenPositions } from '../../features/trade/positions/api/use-open-positions.ts'
import { useStore } from '../../lib/store/create-store.ts'

/** What the user can do next, also about the positions of the account in use. */
export function HomeNextStep({ own }: { own: OwnAccount }) {
  const { isPending, data } = useOpenPositions()
  // The guided demo has the primary button while it is open.
  const isGuided = useStore(guideStore) && guide !== undefined
  return (
    <NextStepCard
      user={own.user}
      mode={own.mode}
      positions={{ isPending, rows: data?.rows }}
      quiet={isGuided}
    />
  )
}
