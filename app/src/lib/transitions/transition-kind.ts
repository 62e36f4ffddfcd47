import { parentOf, routeNameOf, type TabName, tabOrder } from '../../config/paths.ts'
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
 * Tabs slide by their order, child pages slide in and back out; anything else fades on desktop and slides up on
 * phones. Nothing moves on the same page or when the reader asked for less motion.
 */
export function transitionKind({
  from,
  to,
  device,
  earlier,
  reducedMotion,
}: TransitionFacts): TransitionKind {
  if (reducedMotion || from === to) return 'none'
  const fromName = routeNameOf(from)
  const toName = routeNameOf(to)
  const fromTab = tabOrder.indexOf(fromName as TabName)
  const toTab = tabOrder.indexOf(toName as TabName)

  if (fromTab >= 0 && toTab >= 0) return toTab > fromTab ? 'slide-next' : 'slide-back'
  if (toName && parentOf[toName] && toTab < 0 && fromTab >= 0) return 'slide-next'
  if (fromName && parentOf[fromName] && (parentOf[fromName] === toName || earlier.at(-1) === to))
    return 'slide-back'
  return device === 'desktop' ? 'fade' : 'rise'
}
