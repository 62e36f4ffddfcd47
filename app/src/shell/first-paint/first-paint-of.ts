import type { LanguageCode } from '@swx/locales/languages'
import type { DeviceClass } from '#lib/device/device-class.ts'

/** What is painted first: the home of a visitor, a main tab, a page below one, a log-in page. */
export type FirstPaintKind = 'home' | 'tab' | 'child' | 'plain'

/** What the build rendered. */
export interface FirstPaint {
  readonly markup: Readonly<Record<DeviceClass, Readonly<Record<FirstPaintKind, string>>>>
  /** By the numbers that stand in the markup. */
  readonly texts: Readonly<Record<LanguageCode, readonly string[]>>
  /** Paths by kind; all others are below a tab. */
  readonly tabs: readonly string[]
  readonly plain: readonly string[]
  readonly defaultLanguage: string
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

/** The markup for a visit; undefined where something else than a page with its bars comes first. */
export function firstPaintOf(
  { markup, tabs, plain }: FirstPaint,
  { device, path, search, isLoggedIn, boardWaits }: Visit,
): string | undefined {
  const kind = plain.includes(path)
    ? 'plain'
    : path === '/'
      ? isLoggedIn
        ? 'tab'
        : 'home'
      : tabs.includes(path)
        ? 'tab'
        : 'child'
  if (new URLSearchParams(search).get('wallet') === 'none') return undefined
  if (device === 'mobile' && boardWaits && (kind === 'home' || kind === 'tab')) return undefined
  // The way in stands in the bar of visitors alone.
  return markup[device][device === 'desktop' && isLoggedIn ? 'plain' : kind]
}
