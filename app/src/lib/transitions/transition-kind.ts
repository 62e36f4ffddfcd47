import type { DeviceClass } from '#lib/device/device-class.ts'

/** How a page gives way to the next: the `data-page-move` of the document, which `motion.css` reads. */
export type TransitionKind = 'slide-next' | 'slide-back' | 'fade' | 'rise' | 'none'

/** How the pages of an app lie to each other. */
export interface PageOrder<Name extends string = string> {
  /** Names the page at a path; undefined where there is none. */
  nameOf(pathname: string): Name | undefined
  /** The pages above a page, from its parent up to a tab. */
  ancestorsOf(name: Name): readonly Name[]
  /** The tabs in their order. */
  readonly tabs: readonly Name[]
}

/** What the choice depends on. */
export interface TransitionFacts {
  readonly from: string
  readonly to: string
  readonly device: DeviceClass
  /** Earlier paths, newest last, without `from`. */
  readonly earlier: readonly string[]
  readonly reducedMotion: boolean
}

/**
 * Tabs slide by their order. A child page slides in from any page above its own level, and back out to a page above it
 * or to where the user came from. Anything else fades on desktop and slides up on phones. Nothing moves on the same
 * page or when the user asked for less motion.
 */
export function transitionKind<Name extends string>(
  { nameOf, ancestorsOf, tabs }: PageOrder<Name>,
  { from, to, device, earlier, reducedMotion }: TransitionFacts,
): TransitionKind {
  if (reducedMotion || from === to) return 'none'
  const other = device === 'desktop' ? 'fade' : 'rise'
  const fromName = nameOf(from)
  const toName = nameOf(to)
  if (fromName === undefined || toName === undefined) return other

  const above = ancestorsOf(fromName)
  const level = ancestorsOf(toName).length
  if (above.length === 0 && level === 0) {
    const isLater = tabs.indexOf(toName) > tabs.indexOf(fromName)
    return isLater ? 'slide-next' : 'slide-back'
  }
  if (above.includes(toName) || (above.length > 0 && earlier.at(-1) === to)) return 'slide-back'
  return level > above.length ? 'slide-next' : other
}

/**
 * The paths visited, newest last, after one more; at most `limit` of them. Staying on a path adds nothing.
 */
export function visitPath(visited: readonly string[], path: string, limit: number): readonly string[] {
  return visited.at(-1) === path ? visited : [...visited, path].slice(-limit)
}
