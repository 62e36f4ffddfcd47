import { useTranslation } from 'react-i18next'

/** A running time in words: minutes where they come out even, else seconds; hours from one on. */
export function usePeriodText(): (seconds: number) => string {
  const { t } = useTranslation('options')
  return (seconds) => {
    if (seconds % 3600 === 0) return t('period.hours', { count: seconds / 3600 })
    if (seconds % 60 === 0) return t('period.minutes', { count: seconds / 60 })
    return t('period.seconds', { count: seconds })
  }
}
