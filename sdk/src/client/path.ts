const dotSegment = /^$|(^|[\\/])\.\.?([\\/]|$)/

/** Undoes one layer of percent-encoding, never throwing on a broken one. */
const decodeOnce = (text: string) =>
  text.replace(/%[\da-f]{2}/gi, (code) => String.fromCharCode(Number(`0x${code.slice(1)}`)))

/**
 * Whether a value can be put into a path without changing which operation is called: not empty, and neither `.` nor
 * `..` however often it is percent-encoded, since proxies differ in how often they decode.
 */
export function isSafeSegment(value: string): boolean {
  const decoded = decodeOnce(value)
  return !dotSegment.test(value) && (decoded === value || isSafeSegment(decoded))
}

/** Whether every segment of a path that is already filled in is safe. */
export const isSafePath = (path: string): boolean =>
  path.startsWith('/') && path.slice(1).split('/').every(isSafeSegment)

/**
 * Puts encoded values into a path template such as `/index/getMarketInfo/{id}`.
 *
 * @returns the path, or `undefined` when a value is missing, is no string, number or boolean, or is not safe
 * @throws URIError when a text holds half a surrogate pair
 */
export function fillPath(template: string, values?: Readonly<Record<string, unknown>>): string | undefined {
  if (!template.startsWith('/')) return
  if (!template.includes('{')) return template
  const path = template.replace(/\{([^}]*)\}/g, (hole, name: string) => {
    const value = values?.[name]
    const isText = value !== undefined && typeof value !== 'object' && isSafeSegment(String(value))
    return isText ? encodeURIComponent(String(value)) : hole
  })
  return path.includes('{') ? undefined : path
}
