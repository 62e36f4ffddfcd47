import { useTranslation } from 'react-i18next'
import { createPrivateStore } from '#core/session/private-store.ts'
import { useStore } from '#lib/store/create-store.ts'
import { StarToggle } from '#ui/form/star-toggle.tsx'
import type { Nft } from '../model/nft.ts'

/** How many works may be watched: as many as instruments. */
const MOST = 100

/** Ids of the works that the user watches, the newest first. They are kept in this browser until the user leaves. */
export const watchedWorks = createPrivateStore<readonly string[]>('swx.nfts.watched', {
  parse: (stored) =>
    Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, MOST) : [],
  isEmpty: (ids) => ids.length === 0,
})

/** Watches a work, or no longer. */
function toggleWatchedWork(id: string): void {
  const ids = watchedWorks.get()
  watchedWorks.keep(ids.includes(id) ? ids.filter((one) => one !== id) : [id, ...ids].slice(0, MOST))
}

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
