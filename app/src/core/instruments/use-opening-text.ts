import { useTranslation } from 'react-i18next'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { formatHourMinute, formatWeekday } from '../format/format-time.ts'

/** Says when a closed market opens next, by the day of the week and the time in UTC. */
export function useOpeningText(): (opensAt: string) => string {
  const { t } = useTranslation('market')
  const {
    language: { tag },
  } = useLanguage()
  return (opensAt) =>
    t('session.opensAt', { day: formatWeekday(opensAt, tag), time: formatHourMinute(opensAt, tag) })
}
