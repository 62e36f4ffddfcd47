type Query = Readonly<Record<string, unknown>>

/**
 * The query of a URL with its question mark, or nothing. Parameters are sorted by name, so that the text
 * also tells equal GETs from others, whatever the order in which they were given. Arrays repeat their name, as the
 * contract's default style (`form`, exploded) has it; `null` and `undefined` are not sent.
 *
 * @throws URIError when a text holds half a surrogate pair
 * @throws TypeError when a value is an object
 */
export function writeQuery(query: Query = {}): string {
  let text = ''
  for (const name of Object.keys(query).sort()) {
    const value = query[name]
    for (const part of Array.isArray(value) ? value : [value]) {
      if (part === undefined || part === null) continue
      if (typeof part === 'object') throw new TypeError(`${name} is an object`)
      text += `${text ? '&' : '?'}${encodeURIComponent(name)}=${encodeURIComponent(part)}`
    }
  }
  return text
}
