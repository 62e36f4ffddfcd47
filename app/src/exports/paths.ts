/** The table of routes, for tests that visit every page. */
export { factsOf, paths, type RouteName, routeNames } from '#config/paths.ts'
