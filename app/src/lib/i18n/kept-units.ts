/** A value and the space before a currency: before its code, or before the value that names it. */
const beforeCurrency = /(\}\}(?:<\/\d+>)?) (?=(?:USDT?\b|\{\{currency\}\}))/g

/**
 * Texts with a no-break space between an amount and its currency, so that no line ends between them. Texts are written
 * with an ordinary space, which an editor shows; languages that use this space put the same no-break space there.
 */
export function keepUnits<T>(texts: T): T {
  if (typeof texts === 'string') return texts.replace(beforeCurrency, '$1\u00a0') as T
  if (Array.isArray(texts)) return texts.map(keepUnits) as T
  if (typeof texts !== 'object' || texts === null) return texts
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, keepUnits(text)])) as T
}
