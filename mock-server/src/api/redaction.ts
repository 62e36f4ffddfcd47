/** What journal and archive show of an exchange: the fields that the contract does not mark with `x-sensitive`. */
import { shownInAnswer, shownInQuery } from '../gen/shown-fields.ts'

/** The text that replaces a value that is not shown: what the contract marks, and what it does not know. */
export const REDACTED = '[redacted]'

const isEmpty = (value: unknown): boolean => value === null || value === ''

const shown = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shown)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      shownInAnswer.has(name) ? shown(each) : isEmpty(each) ? each : REDACTED,
    ]),
  )
}

/** An answer as journal and archive show it; undefined when it is no JSON. */
export const shownAnswer = (body: string): unknown => {
  try {
    return shown(JSON.parse(body))
  } catch {
    return undefined
  }
}

/** A query without the parameters that are not shown. */
export const shownQuery = (query: string): string => {
  if (query === '') return query
  const given = new URLSearchParams(query)
  const hidden = [...given.keys()].filter((name) => !shownInQuery.has(name))
  if (hidden.length === 0) return query
  for (const name of hidden) given.delete(name)
  return given.toString()
}
