import { Pause, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/form/button.tsx'
import { livePrices } from './store.ts'
import { useFeedStatus } from './use-feed-status.ts'

/** Stops all live figures, and lets them run again. */
export function PausePricesButton() {
  const { t } = useTranslation('market')
  const { isPaused } = useFeedStatus()
  const Icon = isPaused ? Play : Pause

  return (
    <Button
      icon={<Icon className="size-4 flex-none" aria-hidden="true" />}
      onClick={isPaused ? livePrices.resume : livePrices.pause}
      title={t(isPaused ? 'live.resume' : 'live.pause')}
    >
      <span className="on-mobile:sr-only max-md:sr-only">{t(isPaused ? 'live.resume' : 'live.pause')}</span>
    </Button>
  )
}
