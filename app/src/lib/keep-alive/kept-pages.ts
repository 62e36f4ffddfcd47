import type { Location } from 'react-router-dom'

/** A page that stays mounted, with the location it last showed. */
export interface KeptPage<Name extends string> {
  readonly name: Name
  readonly location: Location
  /** Rises with every visit; the page visited longest ago leaves first. */
  readonly visit: number
}

/**
 * The list after a visit. A page appears once and keeps its place, so React never moves its DOM; past the limit the
 * page visited longest ago is dropped.
 */
export function visitPage<Name extends string>(
  pages: readonly KeptPage<Name>[],
  name: Name,
  location: Location,
  limit: number,
): readonly KeptPage<Name>[] {
  const visit = Math.max(0, ...pages.map((page) => page.visit)) + 1
  const visited = { name, location, visit }
  const known = pages.some((page) => page.name === name)
  const next = known ? pages.map((page) => (page.name === name ? visited : page)) : [...pages, visited]
  if (next.length <= limit) return next
  const oldest = Math.min(...next.map((page) => page.visit))
  return next.filter((page) => page.visit !== oldest)
}
