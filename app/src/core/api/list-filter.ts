const day = /^\d{4}-\d{2}-\d{2}$/

/** A day of a link as `yyyy-mm-dd`; anything else is left out. */
export const readDay = (text: string | null): string =>
  text !== null && day.test(text) && !Number.isNaN(Date.parse(text)) ? text : ''

/**
 * The fields of a filter that are set: what a link carries, and what the server is asked for.
 *
 * @example setFields({ kind: undefined, from: '2026-01-01', to: '' }) // { from: '2026-01-01' }
 */
export function setFields<Filter extends Readonly<Record<keyof Filter, string | undefined>>>(
  filter: Filter,
): { [Field in keyof Filter]?: Exclude<Filter[Field], undefined> } {
  return Object.fromEntries(Object.entries<string | undefined>(filter).filter(([, value]) => value)) as {
    [Field in keyof Filter]?: Exclude<Filter[Field], undefined>
  }
}
