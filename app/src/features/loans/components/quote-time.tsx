import { useTranslation } from 'react-i18next'
import { formatTime } from '#core/format/format-time.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { Note } from '#ui/feedback/note.tsx'
import { Button } from '#ui/form/button.tsx'
import type { QuotedStepProps } from './quoted-step.ts'

/** Until when a quote holds, and, when that is over, the way to the new one. */
export function QuoteTime({
  quote,
  isExpired,
  isRequoting,
  onRequote,
}: Pick<QuotedStepProps, 'quote' | 'isExpired' | 'isRequoting' | 'onRequote'>) {
  const { t } = useTranslation('loans')
  const { language } = useLanguage()
  if (!isExpired)
    return (
      <p className="text-12 text-muted">
        {t('apply.held', { time: formatTime(quote.expiresAt, language.tag) })}
      </p>
    )
  return (
    <Note tone="warn" role="status">
      <p>{t('apply.expired')}</p>
      <Button size="sm" wraps className="mt-2" busy={isRequoting} onClick={() => void onRequote()}>
        {t('apply.requote')}
      </Button>
    </Note>
  )
}
