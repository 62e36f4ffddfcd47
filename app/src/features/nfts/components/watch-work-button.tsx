import { useTranslation } from 'react-i18next'
import { useStore } from '#lib/store/create-store.ts'
import { StarToggle } from '#ui/form/star-toggle.tsx'
import type { Nft } from '../model/nft.ts'
import { toggleWatchedWork, watchedWorks } from '../model/watched-works.ts'

export interface WatchWorkButtonProps {
  work: Pick<Nft, 'id' | 'title'>
  className?: string | undefined
}

/** Whether the user watches a work, and a press changes it. */
export function WatchWorkButton({ work: { id, title }, className }: WatchWorkButtonProps) {
  const { t } = useTranslation('nfts')
  return (
    <StarToggle
      label={t('watch', { title })}
      isOn={useStore(watchedWorks).includes(id)}
      onToggle={() => toggleWatchedWork(id)}
      className={className}
    />
  )
}
