import { factsOf, routeNames } from '@swx/app/paths'

/** The address of every page that shows something without a record of one's own, from the app's table of routes. */
export const slicePaths = routeNames.flatMap((name) => {
  const { path, query } = factsOf(name)
  if (query === undefined) return path
  return 'sample' in query ? `${path}?${query.sample}` : []
})
