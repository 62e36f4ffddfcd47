/** The query of a URL, with its question mark; brackets in names stay readable. */
export function searchOf(query: readonly (readonly [string, string])[]): string {
  if (query.length === 0) return ''
  const encode = (text: string) => encodeURIComponent(text).replaceAll('%5B', '[').replaceAll('%5D', ']')
  return `?${query.map(([name, value]) => `${encode(name)}=${encodeURIComponent(value)}`).join('&')}`
}
