import { getMarketInfo, type SwxClient } from '@swx/sdk'
import { useSwxClient } from '@swx/sdk/react'
import { useQueries } from '@tanstack/react-query'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { refetchWhile } from '#core/api/refetch-while.ts'
import { isolateFigure } from '#core/format/figures.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { livePrices } from '#core/live-prices/store.ts'
import { useFeedStatus } from '#core/live-prices/use-feed-status.ts'
import { usePriceAge } from '#core/live-prices/use-price-age.ts'
import { Note } from '#ui/feedback/note.tsx'

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
  /** What comes before the confirmation: the prices of now. */
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
  const age = isolateFigure(String(seconds))
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
        {isLive && seconds > OLD_S ? t('guard.live') : t('guard.age', { seconds: age })}
      </span>
    ),
    note:
      shut && shut !== 'OPEN' ? (
        <Note role="alert">{t(`guard.${shut}`)}</Note>
      ) : isOld ? (
        <Note role="alert">{t('guard.old', { seconds: age })}</Note>
      ) : null,
    isStopped: shut !== undefined || isAsking,
    next:
      (isOld || mustRefresh) && shut === undefined
        ? { label: t('guard.refresh'), run: handleRefresh }
        : undefined,
    tradable: new Set([...sessions].flatMap(([id, session]) => (session === 'OPEN' ? [id] : []))),
  }
}

/** A feed that has said nothing for so long may be down. */
const QUIET_MS = 5_000

const isQuiet = (code: string) =>
  !livePrices.status().isPaused && Date.now() - (livePrices.asOf(code) ?? Number.NEGATIVE_INFINITY) > QUIET_MS

/** Asks for the session and the price of now; the price is shown where the feed says nothing, or always. */
async function askFor(
  client: SwxClient,
  { id, code }: Watched,
  always: boolean,
): Promise<Watched['marketHours']> {
  const { price, zdf, session } = await getMarketInfo(client, { id }, { cache: 'reload' })
  if (always || isQuiet(code)) livePrices.take({ code, price, zdf })
  return session
}

/**
 * Whether instruments still trade, asked for as long as a review is open. Terms are not taken over: those that the user
 * read are the ones that are sent.
 */
function useReviewSessions(instruments: readonly Watched[], open: boolean) {
  const client = useSwxClient()
  const identity = useSyncExternalStore(client.subscribe, client.identity, client.identity)
  const answers = useQueries({
    queries: instruments.map((watched) => ({
      queryKey: ['review', watched.id, identity],
      queryFn: () => askFor(client, watched, false),
      enabled: open,
      staleTime: 0,
      // What an earlier review was told says nothing of now.
      gcTime: 0,
      retry: false,
      refetchInterval: refetchWhile(() => open),
    })),
  })

  return {
    /** By the id of the instrument. */
    sessions: new Map(
      instruments.map(({ id, marketHours }, index) => [id, answers[index]?.data ?? marketHours]),
    ),
    /** Asks for the prices of now and shows them. */
    refresh: () => Promise.allSettled(instruments.map((watched) => askFor(client, watched, true))),
  }
}
