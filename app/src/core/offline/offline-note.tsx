import { useTranslation } from 'react-i18next'
import { useOnline } from '#lib/device/use-online.ts'
import { Note } from '#ui/feedback/note.tsx'

/** Above the button of a form, while there is no network: nothing can be sent. */
export function OfflineNote() {
  const { t } = useTranslation('common')
  const isOnline = useOnline()
  return isOnline ? null : <Note role="status">{t('offline.nothingKept')}</Note>
}
