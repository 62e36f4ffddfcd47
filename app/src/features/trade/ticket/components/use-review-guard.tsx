import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isolateFigure } from '../../../../core/format/isolate-figure.ts'
import type { Instrument } from '../../../../core/instruments/instrument.ts'
import { useFeedStatus } from '../../../../core/live-prices/use-feed-status.ts'
import { usePriceAge } from '../../../../core/live-prices/use-price-age.ts'
import { Note } from '../../../../ui/feedback/note.tsx'
import { useReviewSession } from '../api/use-review-session.ts'

/** A price that is older than this is not traded on. */
const OLD_S = 10

/** What a review says of the price it shows, and what keeps it from being confirmed. */
export interface ReviewGuard {
  /** Beside the price: how old it is. */
  readonly age: ReactNode
  /** Why it cannot be confirmed now. */
  readonly note: ReactNode
  readonly isStopped: boolean
  /** What comes before the confirmation: the price of now. */
  readonly next: { readonly label: string; readonly run: () => void } | undefined
}

/** Watches the price and the trading hours of a review, as long as it is open. */
export function useReviewGuard(
  instrument: Pick<Instrument, 'id' | 'code' | 'marketHours'>,
  open: boolean,
): ReviewGuard {
  const { t } = useTranslation('orders')
  const seconds = usePriceAge(instrument.code, open)
  const { session = instrument.marketHours, refresh } = useReviewSession(instrument, open)
  const [isAsking, setIsAsking] = useState(false)
  const feed = useFeedStatus()
  // What a running feed does not send has not changed.
  const isLive = feed.state === 'live' && !feed.isPaused
  const isOld = !isLive && seconds > OLD_S
  const age = isolateFigure(String(seconds))

  const handleRefresh = async () => {
    setIsAsking(true)
    await refresh()
    setIsAsking(false)
  }
  const isShut = session !== 'OPEN'
  return {
    age: (
      <span className="text-12 text-muted">
        {isLive && seconds > OLD_S ? t('guard.live') : t('guard.age', { seconds: age })}
      </span>
    ),
    note: isShut ? (
      <Note role="alert">{t(`guard.${session}`)}</Note>
    ) : isOld ? (
      <Note role="alert">{t('guard.old', { seconds: age })}</Note>
    ) : null,
    isStopped: isShut || isAsking,
    next: isOld && !isShut ? { label: t('guard.refresh'), run: handleRefresh } : undefined,
  }
}
