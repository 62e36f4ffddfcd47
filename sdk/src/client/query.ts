/**
 * The query of a URL with its question mark, or nothing. Arrays repeat their name, as the contract's default style
 * (`form`, exploded) has it; `null` and `undefined` are not sent.
 *
 * @throws URIError when a text holds half a surrogate pair
 * @throws TypeError when a value is an object
 */
export function writeQuery(query: Readonly<Record<string, unknown>> = {}): string {
  let text = ''
  for (const name of Object.keys(query)) {
    const value = query[name]
    for (const part of Array.isArray(value) ? value : [value]) {
      if (part === undefined || part === null) continue
      if (typeof part === 'object') throw new TypeError(`${name} is an object`)
      text += `${text ? '&' : '?'}${encodeURIComponent(name)}=${encodeURIComponent(part)}`
    }
  }
  return text
}
