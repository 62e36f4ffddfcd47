import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createPath, useLocation } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { formatDateTimeFull } from '#core/format/format-time.ts'
import { useSession } from '#core/session/use-session.ts'
import { formatDecimal } from '#lib/i18n/format-decimal.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { lazyComponent } from '#lib/prefetch/lazy-component.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { auctionRules, isLive } from '../model/nft.ts'
import type { BidQuestion } from './bid-form.tsx'
import { NftPrices } from './nft-prices.tsx'
import { TimeLeft } from './time-left.tsx'
import type { BidProps } from './use-bid-form.ts'

/** A visitor, and a phone until the form is opened, does without it and its libraries. */
const BidForm = lazyComponent(async () => (await import('./bid-form.tsx')).BidForm)

/** Where a user bids: price and time with their rules, then the form; a visitor finds the links to log in or sign up. */
export function BidPanel({ work, mine, onRefetch, onDone }: BidProps) {
  const { t } = useTranslation('nfts')
  const { language } = useLanguage()
  const { isLoggedIn } = useSession()
  const next = createPath(useLocation())
  const [asks, setAsks] = useState<BidQuestion>()

  // A review that is open stays so, and says that the auction is over.
  if (!isLive(work) && asks === undefined) {
    return (
      <div className="grid gap-3">
        <NftPrices work={work} isLarge />
        <p className="text-13 text-muted">{t('bid.overBody')}</p>
        <LinkButton to={paths.nfts.href({ show: 'live' })}>{t('mine.others')}</LinkButton>
      </div>
    )
  }
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-3">
      <NftPrices
        work={work}
        isLarge
        notes={[
          t('bids', { count: work.bidCount }),
          work.bidCount > 0 ? t('bid.raise', { rate: auctionRules.raise }) : '',
        ]}
      />
      <div className="text-13">
        <TimeLeft work={work} onEnd={() => void onRefetch()}>
          {' · '}
          {t('ends', { time: `${formatDateTimeFull(work.endsAt, language.tag)} UTC` })}
          <span className="block text-muted">
            {t('bid.extension', { minutes: formatDecimal(auctionRules.extensionMs / 60_000) })}
          </span>
        </TimeLeft>
      </div>
      {isLoggedIn ? (
        <Suspense fallback={<Skeleton lines={4} lineHeight={40} label={t('detail.loading')} />}>
          <BidForm
            work={work}
            mine={mine}
            onRefetch={onRefetch}
            onDone={onDone}
            asks={asks}
            onAsk={setAsks}
          />
        </Suspense>
      ) : (
        <div className="grid gap-2">
          <p className="text-13 text-muted">{t('bid.visitor')}</p>
          <div className="grid grid-cols-2 gap-2">
            <LinkButton wraps to={paths.register.href({ next })}>
              {t('bid.signUp')}
            </LinkButton>
            <LinkButton wraps variant="primary" to={paths.login.href({ next })}>
              {t('bid.logIn')}
            </LinkButton>
          </div>
        </div>
      )}
    </div>
  )
}
