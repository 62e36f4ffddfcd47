import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Instrument } from '#core/instruments/instrument.ts'
import { usePriceAge } from '#core/live-prices/price-age.tsx'
import { useFeedStatus } from '#core/live-prices/use-feed-status.ts'
import { Note } from '#ui/feedback/note.tsx'
import { useReviewSessions } from '../api/use-review-sessions.ts'

/** A price that is older than this is not traded on. */
const OLD_S = 10

type Watched = Pick<Instrument, 'id' | 'code' | 'marketHours'>

/** What a review says of the prices it shows, and what keeps it from being confirmed. */
export interface ReviewGuard {
  /** Beside a price: how old it is. */
  readonly age: ReactNode
  /** Why it cannot be confirmed now. */
  readonly note: ReactNode
  readonly isStopped: boolean
  /** What comes before the confirmation: the current prices. */
  readonly next: { readonly label: string; readonly run: () => void } | undefined
  /** The instruments that trade now, by id. */
  readonly tradable: ReadonlySet<string>
}

/** Watches the prices and the trading hours of a review, as long as it is open. */
export function useReviewGuard(instruments: readonly Watched[], open: boolean): ReviewGuard {
  const { t } = useTranslation('orders')
  const seconds = usePriceAge(
    instruments.map(({ code }) => code),
    open,
  )
  const { sessions, refresh } = useReviewSessions(instruments, open)
  const [isAsking, setIsAsking] = useState(false)
  const [mustRefresh, setMustRefresh] = useState(false)
  const feed = useFeedStatus()
  // What a running feed does not send has not changed.
  const isLive = feed.state === 'live' && !feed.isPaused
  const isOld = !isLive && seconds > OLD_S
  const shut = [...sessions.values()].every((session) => session !== 'OPEN')
    ? [...sessions.values()][0]
    : undefined
  // The button must not turn into the confirmation by itself, just as the user presses it: once a price was too old, only
  // a refresh by the user leads back.
  if (open && isOld && !mustRefresh) setMustRefresh(true)
  if (!open && mustRefresh) setMustRefresh(false)

  const handleRefresh = async () => {
    setIsAsking(true)
    await refresh()
    setMustRefresh(false)
    setIsAsking(false)
  }
  return {
    age: (
      <span className="text-12 text-muted">
        {isLive && seconds > OLD_S ? t('guard.live') : t('guard.age', { seconds: String(seconds) })}
      </span>
    ),
    note:
      shut && shut !== 'OPEN' ? (
        <Note role="alert">{t(`guard.${shut}`)}</Note>
      ) : isOld ? (
        <Note role="alert">{t('guard.old', { seconds: String(seconds) })}</Note>
      ) : null,
    isStopped: shut !== undefined || isAsking,
    next:
      (isOld || mustRefresh) && shut === undefined
        ? { label: t('guard.refresh'), run: handleRefresh }
        : undefined,
    tradable: new Set([...sessions].flatMap(([id, session]) => (session === 'OPEN' ? [id] : []))),
  }
}
