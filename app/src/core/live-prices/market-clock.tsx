import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatTime } from '../format/format-time.ts'
import { livePrices } from './store.ts'
import { useFeedStatus } from './use-feed-status.ts'

/** Time of the shown prices, UTC. Stands still with them. */
export function MarketClock() {
  const { t, i18n } = useTranslation('market')
  const { isCurrent, isPaused } = useFeedStatus()
  const [now, setNow] = useState(livePrices.marketNow)
  const isRunning = isCurrent && !isPaused

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(livePrices.marketNow()), 1000)
    return () => clearInterval(timer)
  }, [isRunning])

  return <bdi className="num">{t('clock', { time: formatTime(now, i18n.language) })}</bdi>
}
