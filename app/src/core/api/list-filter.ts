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
