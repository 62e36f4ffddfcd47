/** Signs that no list of the runtime has. */
const ownSigns: Readonly<Record<string, readonly string[]>> = {
  USD: ['$', 'US$', '$US'],
  USDT: ['₮', 'USD₮'],
  BTC: ['₿', 'XBT'],
  ETH: ['Ξ'],
}

const displays = ['symbol', 'narrowSymbol', 'name'] as const

function labelOf(
  language: string,
  currency: string,
  currencyDisplay: (typeof displays)[number],
): string | undefined {
  const parts = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay,
  }).formatToParts(2)
  return parts.find(({ type }) => type === 'currency')?.value
}

/**
 * Whether a word or sign beside an amount names a currency: its code, its signs, its name in the language.
 *
 * @param language a BCP 47 tag
 */
export function namesCurrency(label: string, currency: string, language: string): boolean {
  const wanted = label.toUpperCase()
  if ([currency, ...(ownSigns[currency] ?? [])].some((name) => name.toUpperCase() === wanted)) return true
  // The runtime knows codes of three letters only.
  if (!/^[A-Z]{3}$/.test(currency)) return false
  return displays.some((display) => labelOf(language, currency, display)?.toUpperCase() === wanted)
}
