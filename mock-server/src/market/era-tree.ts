import { eraRoot, type PathShape } from './era.ts'
import { ERA, firstPart, QUARTER } from './grid.ts'
import { mixPair } from './hash.ts'
import type { Halves, PathNode } from './path-node.ts'
import { SHARE_ONE } from './root-share.ts'
import { instantOfWeek, type SessionCalendar } from './session-calendar.ts'
import { splitNode } from './split-node.ts'

/** The tree of one era: its root, and the two parts of any of its nodes. */
export interface EraTree {
  readonly index: number
  readonly root: PathNode
  /** The halves of a node that is longer than one instant. */
  split(node: PathNode): Halves
}

/** A stretch without trading: the price of its start, held. */
function held(start: number, length: number, price: number): PathNode {
  return { start, length, open: price, high: price, low: price, close: price, deviation: 0, volume: 0 }
}

/** Whether every instant of a node has the same price and no volume, so that there is nothing to cut. */
export function isHeld(node: PathNode): boolean {
  return node.high === node.low && node.volume === 0
}

/** The tree of era `index`; it keeps nothing but its root. */
export function createEraTree(shape: PathShape, calendar: SessionCalendar, index: number): EraTree {
  const key = mixPair(shape.key, index)
  const phase = instantOfWeek(index * ERA)
  return {
    index,
    root: eraRoot(shape, index),
    split(node) {
      const length = firstPart(node.length)
      const middle = node.start + length
      let share: number
      if (node.length <= QUARTER) {
        // Within a quarter of an hour activity is even, and a closed one is held and never cut.
        share = Math.floor((length * SHARE_ONE) / node.length)
      } else {
        const before = calendar.activityBefore(phase + node.start)
        const first = calendar.activityBefore(phase + middle) - before
        const whole = calendar.activityBefore(phase + node.start + node.length) - before
        const rest = node.length - length
        if (first === 0)
          return {
            first: held(node.start, length, node.open),
            second: { ...node, start: middle, length: rest },
          }
        if (first === whole) return { first: { ...node, length }, second: held(middle, rest, node.close) }
        share = Math.floor((first * SHARE_ONE) / whole)
      }
      return splitNode(node, share, mixPair(key, middle))
    },
  }
}
