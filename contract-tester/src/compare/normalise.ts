import { isObject, type Json } from '../document/json.ts'

const VOLATILE =
  /^(trace_?id|request_?id|server_?time|timestamp|etag|token|created_?at|updated_?at|date|time|t|at)$/i

/** One shape of two rows: what any row has counts, because optional parts are in some rows only. */
function merge(one: Json, two: Json): Json {
  if (Array.isArray(one) && Array.isArray(two)) {
    const rows = [...one, ...two]
    return rows.length === 0 ? [] : [rows.reduce(merge)]
  }
  if (isObject(one) && isObject(two)) {
    const names = [...new Set([...Object.keys(one), ...Object.keys(two)])].sort()
    return Object.fromEntries(names.map((name) => [name, merge(one[name] ?? 'null', two[name] ?? 'null')]))
  }
  return one === 'null' ? two : one
}

/** The shape of a value: types in place of values, one row for a list, so that servers with other data compare equal. */
export function normalise(value: Json | undefined, name = ''): Json {
  if (Array.isArray(value)) {
    const rows = value.map((one) => normalise(one))
    return rows.length === 0 ? [] : [rows.reduce(merge)]
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
