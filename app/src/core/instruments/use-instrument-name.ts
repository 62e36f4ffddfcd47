import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#lib/i18n/use-language.ts'

/** Six letters are two currencies: EURUSD. */
export const currencyPair = /^([A-Z]{3})([A-Z]{3})$/

/**
 * What an instrument is called in the user's language: metals, goods and indices by their texts, a currency pair by the
 * names of its currencies. Anything else, such as a company or a coin, has one name everywhere: the server's.
 */
export function useInstrumentName(): (instrument: {
  readonly code: string
  readonly name: string
}) => string {
  const { t } = useTranslation('market')
  const {
    language: { tag },
  } = useLanguage()
  return useMemo(() => {
    const currencies = new Intl.DisplayNames(tag, { type: 'currency', fallback: 'none' })
    return ({ code, name }) => {
      // A dot parts the levels of a key.
      const key = `names.${code.replaceAll('.', '-')}` as 'names.XAUUSD'
      return t(key, { defaultValue: pairName(code, currencies, tag) ?? name })
    }
  }, [t, tag])
}

function pairName(code: string, currencies: Intl.DisplayNames, tag: string): string | undefined {
  const [, base = '', quote = ''] = currencyPair.exec(code) ?? []
  if (base === '') return undefined
  const [first, second] = [currencies.of(base), currencies.of(quote)]
  if (first === undefined || second === undefined) return undefined
  return `${first.charAt(0).toLocaleUpperCase(tag)}${first.slice(1)} / ${second}`
}
