/** The table of routes, for tests that visit every page. */
export { paths, type RouteName } from '../config/paths.ts'
