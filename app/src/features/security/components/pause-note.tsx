import { useTranslation } from 'react-i18next'
import { formatDateTime } from '#core/format/format-time.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { Note } from '#ui/feedback/note.tsx'

/** That withdrawals wait after a reset of the security password, and until when. */
export function PauseNote({ until }: { until: string }) {
  const { t } = useTranslation('security')
  const { language } = useLanguage()
  return (
    <Note role="status">
      <p className="font-strong">{t('pause.title')}</p>
      <p>{t('pause.body', { time: `${formatDateTime(until, language.tag)} UTC` })}</p>
    </Note>
  )
}
