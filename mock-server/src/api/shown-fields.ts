import { shownInQuery } from '../gen/shown-fields.ts'

/** A query without the parameters that are not shown. */
export const shownQuery = (query: string): string => {
  if (query === '') return query
  const given = new URLSearchParams(query)
  const hidden = [...given.keys()].filter((name) => !shownInQuery.has(name))
  if (hidden.length === 0) return query
  for (const name of hidden) given.delete(name)
  return given.toString()
}
