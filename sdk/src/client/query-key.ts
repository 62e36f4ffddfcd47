/**
 * The part of a GET's cache key that follows its path: query values, told apart however they are written. Lengths
 * stand before names and values, so that no value can imitate another parameter; the order in which parameters were
 * given does not matter. Token, mode and language are not in here: when one of them changes, the whole cache is dropped.
 */
export function queryKey(query?: Readonly<Record<string, unknown>>): string {
  let key = ''
  const names = query ? Object.keys(query) : []
  for (const name of names.length > 1 ? names.sort() : names) {
    const value = query?.[name]
    if (value === undefined || value === null) continue
    const text = typeof value === 'object' ? `{${JSON.stringify(value)}` : `=${value}`
    key += `?${name.length}:${name}${text.length}${text}`
  }
  return key
}
