import { ancestorsOf, routeNameOf, type TabName, tabOrder } from '../../config/paths.ts'
import type { DeviceClass } from '../device/device-class.ts'

/** How a page gives way to the next; each is a CSS class prefix in `motion.css`. */
export type TransitionKind = 'slide-next' | 'slide-back' | 'fade' | 'rise' | 'none'

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
export function transitionKind({
  from,
  to,
  device,
  earlier,
  reducedMotion,
}: TransitionFacts): TransitionKind {
  if (reducedMotion || from === to) return 'none'
  const other = device === 'desktop' ? 'fade' : 'rise'
  const fromName = routeNameOf(from)
  const toName = routeNameOf(to)
  if (fromName === undefined || toName === undefined) return other

  const above = ancestorsOf(fromName)
  const level = ancestorsOf(toName).length
  if (above.length === 0 && level === 0) {
    const isLater = tabOrder.indexOf(toName as TabName) > tabOrder.indexOf(fromName as TabName)
    return isLater ? 'slide-next' : 'slide-back'
  }
  if (above.includes(toName) || (above.length > 0 && earlier.at(-1) === to)) return 'slide-back'
  return level > above.length ? 'slide-next' : other
}
