import { plainDigits } from './plain-digits.ts'

/** Signs that no list of the runtime has. */
const ownSigns: Readonly<Record<string, readonly string[]>> = {
  USD: ['$', 'US$', '$US'],
  USDT: ['₮', 'USD₮'],
  BTC: ['₿', 'XBT'],
  ETH: ['Ξ'],
}

const displays = ['symbol', 'narrowSymbol', 'name'] as const

/** Amounts that between them take every form that a name has in a language: one dollar, two dollars. */
const eachForm = [0, 1, 1.5, 2, 3, 6, 7, 11, 100, 1_000_000]

/** A label as it is compared: in capitals, its signs as those of a text that was made plain. */
const comparable = (label: string) => plainDigits(label).normalize('NFC').toUpperCase()

/** The signs and names of a currency in a language, as they stand beside amounts and alone. */
function* labelsOf(currency: string, language: string): Generator<string | undefined> {
  for (const currencyDisplay of displays) {
    const options = { style: 'currency', currency, currencyDisplay, minimumFractionDigits: 0 } as const
    const format = new Intl.NumberFormat(language, options)
    for (const amount of currencyDisplay === 'name' ? eachForm : [2])
      yield format.formatToParts(amount).find(({ type }) => type === 'currency')?.value
  }
  yield new Intl.DisplayNames(language, { type: 'currency' }).of(currency)
}

/**
 * Whether words or a sign beside an amount name a currency: its code, its signs, its name in the language.
 *
 * @param language a BCP 47 tag
 */
export function namesCurrency(label: string, currency: string, language: string): boolean {
  const wanted = comparable(label)
  if ([currency, ...(ownSigns[currency] ?? [])].some((name) => comparable(name) === wanted)) return true
  // The runtime knows codes of three letters only.
  if (!/^[A-Z]{3}$/.test(currency)) return false
  for (const name of labelsOf(currency, language)) if (name && comparable(name) === wanted) return true
  return false
}
