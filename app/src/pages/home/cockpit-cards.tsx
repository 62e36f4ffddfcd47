import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { offers } from '#config/operator.ts'
import { parseSavingsTiers } from '#core/parameters/savings-tiers.ts'
import { useParameter } from '#core/parameters/use-parameter.ts'
import type { OwnAccount } from '#features/account/api/use-account.ts'
import { EquityCard } from '#features/account/components/equity-card.tsx'
import { ProfitCard } from '#features/account/components/profit-card.tsx'
import type { ProfitQuery } from '#features/account/model/profit-span.ts'
import { NextCreditsCard } from '#features/cockpit/components/next-credits-card.tsx'
import { NextStepCard } from '#features/cockpit/components/next-step-card.tsx'
import { useSavingsFacts } from '#features/income/api/use-savings-facts.ts'
import { savingsDay } from '#features/income/model/savings-day.ts'
import { WatchlistCard } from '#features/market/components/watchlist-card.tsx'
import { guideStore } from '#features/onboarding/guide-store.ts'
import { guide } from '#features/onboarding/lazy-guided-demo.ts'
import { useStore } from '#lib/store/create-store.ts'
import { AmountsHidden } from '#ui/figure/figure.tsx'
import { Column, Columns } from '#ui/layout/page.tsx'
import { amountsHiddenStore, HideAmountsButton } from './hide-amounts-button.tsx'
import { NeedsYouNow } from './needs-you-now.tsx'
import { PositionsCard } from './positions-card.tsx'

const day: ProfitQuery = { range: '1D', from: '', to: '' }

/** The cards of the user's home; a demo account has no plans, interest and reviews. */
export function CockpitCards({ own }: { own: OwnAccount }) {
  const { t } = useTranslation('cockpit')
  const [query, setQuery] = useState(day)
  const isReal = own.mode === 'real'
  const isHidden = useStore(amountsHiddenStore)

  return (
    <AmountsHidden value={isHidden}>
      <NeedsYouNow user={own.user} />
      <Columns>
        <Column>
          <div className="max-lg:-order-1">
            <EquityCard account={own.account} beside={<HideAmountsButton />} />
          </div>
          <ProfitCard key={own.mode} own={own} query={query} onQuery={setQuery} />
          <PositionsCard />
          <div className="max-lg:order-1">
            {/* Prices of the market are no amounts of the user. */}
            <AmountsHidden value={false}>
              <WatchlistCard allLabel={t('markets')} />
            </AmountsHidden>
          </div>
        </Column>
        <Column>
          <div className="empty:hidden">
            <HomeNextStep own={own} />
          </div>
          {isReal && offers('plans') ? <NextCredits /> : null}
        </Column>
      </Columns>
    </AmountsHidden>
  )
}

/** What the user can do next to finish what was begun. */
function HomeNextStep({ own }: { own: OwnAccount }) {
  // The guided demo has the primary button while it is open.
  const isGuided = useStore(guideStore) && guide !== undefined
  return <NextStepCard user={own.user} mode={own.mode} quiet={isGuided} />
}

/** What is paid next; the interest on cash is worked out as the income page does. */
function NextCredits() {
  const tiers = useParameter('savings.tiers', parseSavingsTiers)
  const facts = useSavingsFacts()
  const known = facts.data && tiers.data ? { facts: facts.data, tiers: tiers.data } : undefined
  const amount = known && (known.facts.isOn ? savingsDay(known.facts, known.tiers).credit : '0.00')
  return (
    <NextCreditsCard
      interest={{
        amount,
        error: tiers.error ?? facts.error,
        refetch: () => Promise.all([tiers.refetch(), facts.refetch()]),
      }}
    />
  )
}
