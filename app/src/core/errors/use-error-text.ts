import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessageOf } from './error-message.ts'

/** Gives the user's words for an error. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('errors')
  return useCallback(
    (error) => {
      const { key, params } = errorMessageOf(error)
      return String(t(key, params as never))
    },
    [t],
  )
}
