import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { offers } from '#config/operator.ts'
import { amountsHiddenStore } from '#core/session/amounts-hidden-store.ts'
import type { OwnAccount } from '#features/account/api/use-account.ts'
import { EquityCard } from '#features/account/components/equity-card.tsx'
import { ProfitCard } from '#features/account/components/profit-card.tsx'
import type { ProfitQuery } from '#features/account/model/profit-query.ts'
import { WatchlistCard } from '#features/market/components/watchlist-card.tsx'
import { useStore } from '#lib/store/create-store.ts'
import { AmountsHidden } from '#ui/figure/amounts-hidden.ts'
import { HideAmountsButton } from './hide-amounts-button.tsx'
import { HomeNextStep } from './home-next-step.tsx'
import { NeedsYouNow } from './needs-you-now.tsx'
import { NextCredits } from './next-credits.tsx'
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
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_360px]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-lg:contents">
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
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-lg:contents">
          <div className="empty:hidden">
            <HomeNextStep own={own} />
          </div>
          {isReal && offers('plans') ? <NextCredits /> : null}
        </div>
      </div>
    </AmountsHidden>
  )
}
