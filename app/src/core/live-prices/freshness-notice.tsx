import { Clock, Pause } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '#ui/feedback/badge.tsx'
import { type PriceFreshness, useFeedStatus } from './use-feed-status.ts'

/** Says when shown prices are not current: paused by the user, or the connection is lost or silent. */
export function FreshnessNotice() {
  const { t } = useTranslation('market')
  const feed = useFeedStatus()
  const age = useAge(feed)

  // The status is always there, so that assistive technology hears what appears in it; the age would be chatter.
  return (
    <span role="status" className="contents">
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
    </span>
  )
}

function useAge({ ageSeconds }: PriceFreshness): string | undefined {
  const { t } = useTranslation('market')
  if (ageSeconds === undefined) return undefined
  if (ageSeconds < 60) return t('live.seconds', { count: ageSeconds })
  if (ageSeconds < 3600) return t('live.minutes', { count: Math.floor(ageSeconds / 60) })
  return t('live.hours', { count: Math.floor(ageSeconds / 3600) })
}
