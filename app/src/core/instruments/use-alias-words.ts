import { useEffect, useMemo, useState } from 'react'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { currencyPair } from './use-instrument-name.ts'

type WordsByCode = Readonly<Record<string, string>>

let loaded: WordsByCode | undefined

/**
 * Other words by which people look for an instrument, in the ten languages: what coins, metals, goods, indices and
 * well-known companies are called, and the currencies of a pair in the language on show.
 *
 * @param isWanted - the words are fetched once they are
 * @returns the words of a code; empty for most, and for all until they have arrived
 */
export function useAliasWords(isWanted: boolean): (code: string) => string {
  const {
    language: { tag },
  } = useLanguage()
  const [words, setWords] = useState(loaded)

  useEffect(() => {
    if (!isWanted || words !== undefined) return
    let isGone = false
    import('./alias-words.json').then(
      (file) => {
        loaded = file.default
        if (!isGone) setWords(loaded)
      },
      // Offline: the search goes by codes and names alone, and fetches them the next time.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [isWanted, words])

  return useMemo(() => {
    const currencies = new Intl.DisplayNames(tag, { type: 'currency', fallback: 'none' })
    return (code) => {
      const [, base = '', quote = ''] = currencyPair.exec(code) ?? []
      const names = [base, quote].map((currency) => (currency === '' ? '' : currencies.of(currency)))
      return [words?.[code], ...names].filter(Boolean).join(' ')
    }
  }, [words, tag])
}
