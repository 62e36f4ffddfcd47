import { type ReactNode, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { preloadTexts } from '../../lib/i18n/i18n.ts'
import { type ErrorText, ErrorTextContext } from '../../ui/feedback/error-text.ts'
import type { errorMessageOf } from './error-message.ts'

let messages: { readonly errorMessageOf: typeof errorMessageOf } | undefined

/** Fetches the catalogue of errors and its words; the first page paints without them. */
export async function preloadErrorText(): Promise<void> {
  const [catalogue] = await Promise.all([import('./error-message.ts'), preloadTexts(['errors'])])
  messages = catalogue
}

/**
 * Gives `ErrorState` the words for this product's errors. They are fetched ahead when the browser is idle, or at
 * the first failure; until they are there a failure has the general words.
 */
export function ErrorTextProvider({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  const [arrivals, setArrivals] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: words that arrive and a new language give a new function
  const describe = useCallback(
    (error: unknown): ErrorText | undefined => {
      if (messages === undefined || !i18n.hasLoadedNamespace('errors')) {
        preloadErrorText().then(
          () => setArrivals((count) => count + 1),
          () => {},
        )
        return undefined
      }
      const { key, params, traceId } = messages.errorMessageOf(error)
      const isUnknown = key === 'unknownWithTrace'
      const t = i18n.getFixedT(i18n.language, 'errors')
      return {
        title: String(t(isUnknown ? 'unknown' : key, params as never)),
        traceId: isUnknown ? traceId : undefined,
      }
    },
    [i18n, i18n.language, arrivals],
  )
  return <ErrorTextContext value={describe}>{children}</ErrorTextContext>
}
