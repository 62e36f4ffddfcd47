import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { refusalOf } from './refusal.ts'

/** Gives the reader's words for an error. */
export function useRefusalText(): (error: unknown) => string {
  const { t } = useTranslation('errors')
  return useCallback(
    (error) => {
      const { key, params } = refusalOf(error)
      return String(t(key, params as never))
    },
    [t],
  )
}
