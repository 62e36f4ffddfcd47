import { createPath, type Location } from 'react-router-dom'
import { paths, type RouteName, type TabName } from '#config/paths.ts'
import type { KeptPage } from '#lib/keep-alive/kept-pages.ts'
import { createStore, useStore } from '#lib/store/create-store.ts'

/** Where each kept page stands, so that its tab leads back to it as it was left. */
const keptLocations = createStore<ReadonlyMap<RouteName, string>>(new Map())

/** Publishes the kept pages' locations. */
export function publishKeptLocations(pages: readonly KeptPage<RouteName>[]): void {
  keptLocations.set(new Map(pages.map(({ name, location }) => [name, createPath(location as Location)])))
}

/** The address a tab leads to: the page as it was left, or its plain path. */
export function useTabHref(name: TabName): string {
  return useStore(keptLocations).get(name) ?? paths[name].href()
}
