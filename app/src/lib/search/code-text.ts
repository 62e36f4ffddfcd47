import { foldText } from './fold-text.ts'

/** A code or number without what sets its parts apart: "EUR/USD", "eur-usd" and "EURUSD" are one. */
export const codeText = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]/gu, '')

/** What exchanges put behind the code of a coin. */
const quoteCurrency = /usd[tc]?$/

/** Codes that a text may mean: as it is typed, and as a coin quoted in dollars ("BTC/USDT" means BTC). */
export function codesOf(text: string): readonly string[] {
  const code = codeText(text)
  const coin = code.replace(quoteCurrency, '')
  return coin === '' || coin === code ? [code] : [code, coin]
}
