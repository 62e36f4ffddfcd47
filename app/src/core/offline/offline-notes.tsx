import { Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { hasBrowserMockServer } from '#config/env.ts'
import { formatAge, formatTime } from '#core/format/format-time.ts'
import { useTick } from '#lib/clock/use-tick.ts'
import { useOnline } from '#lib/device/use-online.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useStore } from '#lib/store/create-store.ts'
import { Note } from '#ui/feedback/note.tsx'
import { keptSince } from './kept-answers.ts'

/** Above the button of a form, while there is no network: nothing can be sent. */
export function OfflineNote() {
  const { t } = useTranslation('common')
  const isOnline = useOnline()
  return isOnline ? null : <Note role="status">{t('offline.nothingKept')}</Note>
}

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

const STEP_MS = 10_000

/** The time of this device, epoch ms, every ten seconds while what is shown cannot be asked for; else undefined. */
export function useOfflineNow(): number | undefined {
  const isOnline = useOnline()
  const isOffline = useStore(keptSince) !== undefined || !isOnline
  const now = useTick(STEP_MS, { isRunning: isOffline })
  return isOffline ? now : undefined
}
