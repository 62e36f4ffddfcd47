import { clsx } from 'clsx'
import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export interface WatchButtonProps {
  code: string
  isWatched: boolean
  onToggle: () => void
  className?: string | undefined
}

/** A star: whether an instrument is on the watchlist, and a press changes it. */
export function WatchButton({ code, isWatched, onToggle, className }: WatchButtonProps) {
  const { t } = useTranslation('market')
  return (
    <button
      type="button"
      aria-pressed={isWatched}
      aria-label={t('watch.label', { code })}
      title={t('watch.label', { code })}
      onClick={onToggle}
      className={clsx(
        'grid size-11 flex-none place-items-center rounded-2 hover:bg-surface-sunken',
        isWatched ? 'text-accent' : 'text-muted',
        className,
      )}
    >
      <Star className={clsx('size-5', isWatched && 'fill-current')} aria-hidden="true" />
    </button>
  )
}
