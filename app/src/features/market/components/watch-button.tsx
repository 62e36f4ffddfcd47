import { useTranslation } from 'react-i18next'
import { StarToggle } from '#ui/form/star-toggle.tsx'

export interface WatchButtonProps {
  code: string
  isWatched: boolean
  onToggle: () => void
  className?: string | undefined
}

/** Whether an instrument is on the watchlist, and a press changes it. */
export function WatchButton({ code, isWatched, onToggle, className }: WatchButtonProps) {
  const { t } = useTranslation('market')
  return (
    <StarToggle
      label={t('watch.label', { code })}
      isOn={isWatched}
      onToggle={onToggle}
      className={className}
    />
  )
}
