import type { DeviceClass } from '#lib/device/device-class.ts'

/** What the build knows of the documents that it renders. */
export interface DocumentTable {
  /** Name of the document of each path that has its page in it. */
  readonly pages: Readonly<Record<string, string>>
  /** Paths of main tabs, where phones show the onboarding board first. */
  readonly tabs: readonly string[]
  /** Paths of pages without tabs and footer. */
  readonly plain: readonly string[]
}

/** What is known of a visit before any code of the app is there. */
export interface Visit {
  readonly device: DeviceClass
  readonly path: string
  readonly search: string
  readonly isLoggedIn: boolean
  /** Whether the onboarding board is still to be shown. */
  readonly boardWaits: boolean
}

/**
 * What is shown of a document until the app is there:
 * - `page`: all of it
 * - `board`: the onboarding board that it brings
 * - `user`: its bars, as its page is that of a visitor
 */
export type Shown = 'page' | 'board' | 'user'

/** The name of the document for an address: that of its page, or of the shape that stands for every other page. */
export function documentOf(
  { pages, tabs, plain }: DocumentTable,
  { path, search }: Pick<Visit, 'path' | 'search'>,
): string {
  // What an address names after its `?` changes the page, and the build does not know it.
  const page = search === '' ? pages[path] : undefined
  if (page !== undefined) return page
  if (plain.includes(path)) return 'shape-plain'
  return tabs.includes(path) ? 'shape-tab' : 'shape-child'
}

/** What a visit shows of its document. */
export function shownOf({ tabs }: DocumentTable, { device, path, isLoggedIn, boardWaits }: Visit): Shown {
  if (device === 'mobile' && boardWaits && tabs.includes(path)) return 'board'
  return isLoggedIn ? 'user' : 'page'
}
