import { paths, type RouteName } from '@swx/app/paths'

export type { RouteName }

/** Every route of the app, from the app's own table. */
export const routeNames = Object.keys(paths) as RouteName[]
