import { clsx } from 'clsx'
import { Clock, Pause, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatTime } from '#core/format/format-time.ts'
import { useTick } from '#lib/clock/use-tick.ts'
import { useIsHydrated } from '#lib/hydration/use-is-hydrated.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { LiveRegion } from '#ui/feedback/live-region.tsx'
import { Button } from '#ui/form/button.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { livePrices } from './store.ts'
import { type PriceFreshness, useFeedStatus } from './use-feed-status.ts'

/** Says when shown prices are not current: paused by the user, or the connection is lost or silent. */
export function FreshnessNotice() {
  const { t } = useTranslation('market')
  const feed = useFeedStatus()
  const age = useAge(feed)

  // The age would be chatter.
  return (
    <LiveRegion as="span" className="contents">
      {!feed.isCurrent ? (
        <Badge tone="warn" icon={<Clock aria-hidden="true" />}>
          {t(feed.state === 'stale' ? 'live.silent' : 'live.lost')}
          {age === undefined ? null : <span aria-hidden="true">· {t('live.age', { age })}</span>}
        </Badge>
      ) : feed.isPaused ? (
        <Badge tone="info" icon={<Pause aria-hidden="true" />}>
          {t('live.paused')}
        </Badge>
      ) : null}
    </LiveRegion>
  )
}

function useAge({ ageSeconds }: PriceFreshness): string | undefined {
  const { t } = useTranslation('market')
  if (ageSeconds === undefined) return undefined
  if (ageSeconds < 60) return t('live.seconds', { count: ageSeconds })
  if (ageSeconds < 3600) return t('live.minutes', { count: Math.floor(ageSeconds / 60) })
  return t('live.hours', { count: Math.floor(ageSeconds / 3600) })
}

/** Time of the shown prices, UTC. Stands still with them. */
export function MarketClock() {
  const { t, i18n } = useTranslation('market')
  const { isCurrent, isPaused } = useFeedStatus()
  const now = useTick(1000, { isRunning: isCurrent && !isPaused, read: livePrices.marketNow })
  const isHydrated = useIsHydrated()
  return (
    <bdi className={clsx('whitespace-nowrap tabular-nums', !isHydrated && 'invisible')}>
      {t('clock', { time: formatTime(isHydrated ? now : 0, i18n.language) })}
    </bdi>
  )
}

/** Stops all live figures, on every page, and lets them run again. */
function usePause() {
  const { t } = useTranslation('market')
  const { isPaused } = useFeedStatus()
  return {
    label: t(isPaused ? 'live.resume' : 'live.pause'),
    Icon: isPaused ? Play : Pause,
    onClick: isPaused ? livePrices.resume : livePrices.pause,
  }
}

/** See {@link usePause}; in words where there is room. */
export function PausePricesButton() {
  const { label, Icon, onClick } = usePause()
  return (
    <Button icon={<Icon className="size-4 flex-none" aria-hidden="true" />} onClick={onClick} title={label}>
      <span className="on-mobile:sr-only max-md:sr-only">{label}</span>
    </Button>
  )
}

/** See {@link usePause}; among other signs. */
export function PausePricesSign() {
  const { label, Icon, onClick } = usePause()
  return <IconButton label={label} icon={<Icon className="size-5" aria-hidden="true" />} onClick={onClick} />
}
