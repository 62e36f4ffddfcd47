import type { Resources } from '@swx/locales/i18next.d.ts'
import { type CatalogueKey, errorKeys, isBusinessError, isSwxError, type SwxError } from '@swx/sdk'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { formatQuantity } from '#core/format/figures.ts'

/** Name of a text in the `errors` namespace. */
export type ErrorKey = keyof Resources['errors']

/** A failed call as the app shows it: which text, with which values, and the number to quote to support. */
export interface ErrorMessage {
  readonly key: ErrorKey
  /** The code of the answer, when there was one. */
  readonly code: string | undefined
  readonly params: Readonly<Record<string, unknown>>
  readonly traceId: string | undefined
}

/**
 * Finds the text for an error. Listed codes have their own; unlisted ones get the unknown-error text with the trace
 * id. What the server wrote itself is never shown.
 */
export function errorMessageOf(error: unknown): ErrorMessage {
  if (!isSwxError(error)) return { key: 'unknown', code: undefined, params: {}, traceId: undefined }
  const { code, traceId, params = {} } = error
  const key = keyOf(error)
  return {
    key: key === 'unknown' && traceId ? 'unknownWithTrace' : key,
    code,
    params: {
      ...params,
      traceId,
      ...(typeof params.limit === 'string' && { limit: formatQuantity(params.limit) }),
    },
    traceId,
  }
}

/** Whether a call failed with this error of the contract. */
export function hasErrorKey(error: unknown, key: CatalogueKey): boolean {
  return isBusinessError(error) && keyOf(error) === key
}

function keyOf(error: SwxError): ErrorKey {
  const listed = error.code === undefined ? undefined : errorKeys[error.code as keyof typeof errorKeys]
  if (listed) return listed
  switch (error.kind) {
    case 'network':
    case 'aborted':
      return 'network'
    case 'timeout':
      return 'timeout'
    case 'contract':
      return 'unreadable'
    case 'sessionExpired':
      return 'sessionEnded'
    case 'http':
      return keyOfStatus(error.status)
    default:
      return 'unknown'
  }
}

function keyOfStatus(status = 0): ErrorKey {
  if (status === 400) return 'completeAllInformation'
  if (status === 429) return 'tooManyRequests'
  return status >= 500 ? 'server' : 'unknown'
}

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
