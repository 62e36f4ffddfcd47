type Query = Readonly<Record<string, unknown>>

const none: Query = {}
/** The query of the call before and how it was written: a screen asks for the same again and again. */
let last: Query = none
let lastText = ''
let lastCount = 0

/** Whether a query is the one before, all of it sent; never with an object, which may have changed meanwhile. */
function isLast(query: Query): boolean {
  let count = 0
  for (const name in query) {
    const value = query[name]
    if (value === undefined || value !== last[name] || typeof value === 'object') return false
    count++
  }
  return count === lastCount
}

/**
 * The query of a URL with its question mark, or nothing. Parameters stand in the order of their names, so that the text
 * also tells equal GETs from others, whatever the order in which they were given. Arrays repeat their name, as the
 * contract's default style (`form`, exploded) has it; `null` and `undefined` are not sent.
 *
 * @throws URIError when a text holds half a surrogate pair
 * @throws TypeError when a value is an object
 */
export function writeQuery(query: Query = none): string {
  if (isLast(query)) return lastText
  const names = Object.keys(query).sort()
  let text = ''
  for (const name of names) {
    const value = query[name]
    for (const part of Array.isArray(value) ? value : [value]) {
      if (part === undefined || part === null) continue
      if (typeof part === 'object') throw new TypeError(`${name} is an object`)
      text += `${text ? '&' : '?'}${encodeURIComponent(name)}=${encodeURIComponent(part)}`
    }
  }
  last = { ...query }
  lastText = text
  lastCount = names.length
  return text
}
