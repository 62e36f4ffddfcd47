import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { offers } from '#config/operator.ts'
import { parseSavingsTiers } from '#core/parameters/savings-tiers.ts'
import { useParameter } from '#core/parameters/use-parameter.ts'
import { useNamedPlan } from '#core/plans/use-products.ts'
import type { OwnAccount } from '#features/account/api/use-account.ts'
import { EquityCard } from '#features/account/components/equity-card.tsx'
import { PhoneActions } from '#features/account/components/quick-actions.tsx'
import type { ProfitQuery } from '#features/account/model/profit-span.ts'
import { NextCreditsCard } from '#features/home/cockpit/next-credits-card.tsx'
import { NextStepCard } from '#features/home/cockpit/next-step-card.tsx'
import { hasBusiness } from '#features/home/onboarding/guide-steps.ts'
import { guideStore } from '#features/home/onboarding/guide-store.ts'
import { guide } from '#features/home/onboarding/lazy-guided-demo.ts'
import { useSavingsFacts } from '#features/income/api/use-savings-facts.ts'
import { savingsDay } from '#features/income/model/savings-day.ts'
import { WatchlistCard } from '#features/market/components/watchlist-card.tsx'
import { localStore } from '#lib/storage/storage.ts'
import { createStore, useStore } from '#lib/store/create-store.ts'
import { AmountsHidden } from '#ui/figure/figure.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { Column, Columns } from '#ui/layout/page.tsx'
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
          <EquityCard
            key={own.mode}
            own={own}
            query={query}
            onQuery={setQuery}
            beside={<HideAmountsButton />}
            isBrief
          />
          <PhoneActions mode={own.mode} />
          <PositionsCard />
        </Column>
        <Column>
          <div className="empty:hidden">
            <HomeNextStep own={own} />
          </div>
          {isReal && offers('plans') ? <NextCredits /> : null}
          {/* Prices of the market are no amounts of the user. */}
          <AmountsHidden value={false}>
            <WatchlistCard allLabel={t('markets')} />
          </AmountsHidden>
        </Column>
      </Columns>
    </AmountsHidden>
  )
}

/** What the user can do next to finish what was begun. */
function HomeNextStep({ own }: { own: OwnAccount }) {
  // The guided demo has the primary button while it is open; with money, what needs the user has it.
  const isGuided = useStore(guideStore) && guide !== undefined
  return <NextStepCard user={own.user} mode={own.mode} quiet={isGuided || hasBusiness(own.user.accounts)} />
}

/** What is paid next; the interest on cash is worked out as the income page does. */
function NextCredits() {
  const tiers = useParameter('savings.tiers', parseSavingsTiers)
  const facts = useSavingsFacts()
  const named = useNamedPlan({ enabled: true })
  const known = facts.data && tiers.data ? { facts: facts.data, tiers: tiers.data } : undefined
  const amount = known && (known.facts.isOn ? savingsDay(known.facts, known.tiers).credit : '0.00')
  return (
    <NextCreditsCard
      named={named}
      interest={{
        amount,
        error: tiers.error ?? facts.error,
        refetch: () => Promise.all([tiers.refetch(), facts.refetch()]),
      }}
    />
  )
}

/** Whether this device hides the user's amounts at home, where others may look on. */
export const amountsHiddenStore = createStore(localStore.get('swx.amountsHidden') === '1')

/** Hides the amounts, or shows them again, and keeps it on this device. */
function hideAmounts(isHidden: boolean): void {
  if (isHidden) localStore.set('swx.amountsHidden', '1')
  else localStore.remove('swx.amountsHidden')
  amountsHiddenStore.set(isHidden)
}

/** The eye that hides the amounts at home. */
function HideAmountsButton() {
  const { t } = useTranslation()
  const isHidden = useStore(amountsHiddenStore)
  const Icon = isHidden ? EyeOff : Eye
  return (
    <IconButton
      label={t('amounts.hide')}
      aria-pressed={isHidden}
      icon={<Icon className="size-5" aria-hidden="true" />}
      onClick={() => hideAmounts(!isHidden)}
      className="size-11"
    />
  )
}
