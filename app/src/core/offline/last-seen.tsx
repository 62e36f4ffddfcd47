import { Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { hasBrowserMockServer } from '#config/env.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { formatAge } from '../format/format-age.ts'
import { formatTime } from '../format/format-time.ts'
import { useOfflineNow } from './use-offline-now.ts'

/** Without a network: when the rows below were last seen, and how long ago that is. Nothing otherwise. */
export function LastSeen({ at }: { at: number }) {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const now = useOfflineNow()
  if (now === undefined || at === 0 || hasBrowserMockServer) return null
  return (
    <p role="note" className="flex items-center gap-2 px-4 py-2 text-13 text-warn">
      <Clock className="size-4 flex-none" aria-hidden="true" />
      {t('offline.lastSeen', { time: formatTime(at, language.tag), age: formatAge(now - at, language.tag) })}
    </p>
  )
}
