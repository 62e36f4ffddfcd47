type Query = Readonly<Record<string, unknown>>

const none: Query = {}
/** The query of the call before with its key: a screen asks for the same again and again. */
let last: Query = none
let lastKey = ''

/** Whether a query is the one before, all of it sent; never with an object, which may have changed meanwhile. */
function isLast(query: Query): boolean {
  let count = 0
  for (const name in query) {
    const value = query[name]
    if (value === undefined || value !== last[name] || typeof value === 'object') return false
    count++
  }
  for (const _ in last) count--
  return count === 0
}

/**
 * The part of a GET's cache key that follows its path: query values, told apart however they are written. Lengths
 * stand before names and values, so that no value can imitate another parameter; the order in which parameters were
 * given does not matter. Token, mode and language are not in here: when one of them changes, the whole cache is dropped.
 */
export function queryKey(query: Query = none): string {
  if (isLast(query)) return lastKey
  let key = ''
  for (const name of Object.keys(query).sort()) {
    const value = query[name]
    if (value === undefined || value === null) continue
    const text = typeof value === 'object' ? `{${JSON.stringify(value)}` : `=${value}`
    key += `?${name.length}:${name}${text.length}${text}`
  }
  last = { ...query }
  lastKey = key
  return key
}
