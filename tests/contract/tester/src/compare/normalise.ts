import { isObject, type Json } from '../document/json.ts'

const VOLATILE =
  /^(trace_?id|request_?id|server_?time|timestamp|etag|token|created_?at|updated_?at|date|time|t|at)$/i

/** The shape of a value: types in place of values, one row for a list, so that servers with other data compare equal. */
export function normalise(value: Json | undefined, name = ''): Json {
  if (Array.isArray(value)) {
    const rows = [...new Set(value.map((one) => JSON.stringify(normalise(one))))].sort()
    return rows.slice(0, 1).map((row) => JSON.parse(row) as Json)
  }
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value)
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([key, part]) => [key, normalise(part, key)]),
    )
  if (value === null || value === undefined) return 'null'
  if (typeof value === 'string' && !VOLATILE.test(name)) return kindOfText(value)
  return typeof value
}

/** What kind of text it is: two servers that write times in different ways differ. */
function kindOfText(text: string): string {
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return 'time'
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return 'date'
  if (/^-?\d+\.\d+$/.test(text)) return `decimal with ${text.split('.')[1]?.length} places`
  return 'string'
}
