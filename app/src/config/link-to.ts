/** What a link may say after the `?`; values that are left out are not said. */
export type Query = Readonly<Record<string, string | number | undefined>>

/** Builds a link; the query may be left out when each of its values may. */
export type LinkBuilder<Q extends Query> =
  Record<never, never> extends Q ? (query?: NoInfer<Q>) => string : (query: NoInfer<Q>) => string

/** A path with the builder of links to it, by the query its page understands. */
export function linkTo<Q extends Query = Record<never, never>>(path: string) {
  const href = (query: Query = {}) => {
    const given = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    )
    return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
  }
  return { path, href: href as LinkBuilder<Q> }
}
