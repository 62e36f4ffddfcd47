import { useTranslation } from 'react-i18next'
import { formatDate } from '#core/format/format-time.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'

/** When a text last changed; nothing where the time cannot be read. */
export function UpdatedAt({ at }: { at: string }) {
  const { t } = useTranslation('help')
  const { language } = useLanguage()
  if (Number.isNaN(Date.parse(at))) return null
  return <span className="text-12 text-muted">{t('updated', { date: formatDate(at, language.tag) })}</span>
}
