import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { offers } from '../../config/operator.ts'
import { paths } from '../../config/paths.ts'
import { amountsHiddenStore } from '../../core/session/amounts-hidden-store.ts'
import type { OwnAccount } from '../../features/account/api/use-account.ts'
import { EquityCard } from '../../features/account/components/equity-card.tsx'
import { ProfitCard } from '../../features/account/components/profit-card.tsx'
import type { ProfitQuery } from '../../features/account/model/profit-query.ts'
import { WaitingCard } from '../../features/cockpit/components/waiting-card.tsx'
import { WatchlistCard } from '../../features/market/components/watchlist-card.tsx'
import { CloseAllButton } from '../../features/trade/positions/components/close-all-button.tsx'
import { OpenPositions } from '../../features/trade/positions/components/open-positions.tsx'
import { UnrealisedTotal } from '../../features/trade/positions/components/unrealised-total.tsx'
import { useStore } from '../../lib/store/create-store.ts'
import { AmountsHidden } from '../../ui/figure/amounts-hidden.ts'
import { LinkButton } from '../../ui/form/link-button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { HideAmountsButton } from './hide-amounts-button.tsx'
import { HomeNextStep } from './home-next-step.tsx'
import { NextCredits } from './next-credits.tsx'

const day: ProfitQuery = { range: '1D', from: '', to: '' }

/** The cards of the user's home; a demo account has no plans, interest and reviews. */
export function CockpitCards({ own }: { own: OwnAccount }) {
  const { t } = useTranslation('cockpit')
  const [query, setQuery] = useState(day)
  const isReal = own.mode === 'real'
  const isHidden = useStore(amountsHiddenStore)
  const markets = <LinkButton to={paths.market.href({})}>{t('markets')}</LinkButton>

  return (
    <AmountsHidden value={isHidden}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_360px]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-lg:contents">
          <div className="max-lg:-order-2">
            <EquityCard account={own.account} beside={<HideAmountsButton />} />
          </div>
          <ProfitCard key={own.mode} own={own} query={query} onQuery={setQuery} />
          <Card
            flush
            title={t('positions.title')}
            aside={
              <span className="flex flex-wrap items-center justify-end gap-x-3">
                <UnrealisedTotal />
                <CloseAllButton />
                <Link
                  to={paths.orders.href({})}
                  className="-my-3 inline-flex min-h-11 items-center text-13 text-accent"
                >
                  {t('positions.all')}
                </Link>
              </span>
            }
          >
            <OpenPositions emptyAction={markets} />
          </Card>
          <div className="max-lg:order-1">
            {/* Prices of the market are no amounts of the user. */}
            <AmountsHidden value={false}>
              <WatchlistCard allLabel={t('markets')} />
            </AmountsHidden>
          </div>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-lg:contents">
          <div className="empty:hidden max-lg:-order-1">
            <HomeNextStep own={own} />
          </div>
          {isReal ? (
            <>
              <WaitingCard isIdentityPending={own.user.kycStatus === 'PENDING_REVIEW'} />
              {offers('plans') ? <NextCredits /> : null}
            </>
          ) : null}
        </div>
      </div>
    </AmountsHidden>
  )
}
