import type { PathShape } from './era.ts'
import { createEraTree, type EraTree, isHeld } from './era-tree.ts'
import { ERA } from './grid.ts'
import type { PathNode } from './path-node.ts'
import type { SessionCalendar } from './session-calendar.ts'

/** Finds nodes of a path fast when questions are close to each other in time. */
export interface EraCursor {
  /** The tree of an era. */
  tree(index: number): EraTree
  /** The smallest node that holds the instants from `first` to `last` of an era. */
  covering(index: number, first: number, last: number): PathNode
  /** The price of an instant of an era. */
  price(index: number, instant: number): number
}

/** Eras kept per path: eleven years. */
const KEPT_ERAS = 64

function holds(node: PathNode, first: number, last: number): boolean {
  return node.start <= first && last < node.start + node.length
}

/**
 * A cursor remembers the way down to its last answer, some thirty nodes, and the roots of a few eras. It is
 * memory only: a forgotten node is cut anew into the same parts.
 */
export function createEraCursor(shape: PathShape, calendar: SessionCalendar): EraCursor {
  const trees = new Map<number, EraTree>()
  const way: PathNode[] = []
  let wayIndex = Number.NaN

  const tree = (index: number): EraTree => {
    const known = trees.get(index)
    if (known) return known
    if (trees.size >= KEPT_ERAS) trees.clear()
    const made = createEraTree(shape, calendar, index)
    trees.set(index, made)
    return made
  }

  /** The deepest remembered node that holds the instants: where to go down from. */
  const backTo = (index: number, first: number, last: number): PathNode => {
    if (wayIndex !== index) way.length = 0
    wayIndex = index
    for (let node = way.at(-1); node; node = way.at(-1)) {
      if (holds(node, first, last)) return node
      way.pop()
    }
    const { root } = tree(index)
    way.push(root)
    return root
  }

  return {
    tree,
    covering(index, first, last) {
      const { split } = tree(index)
      let node = backTo(index, first, last)
      while (node.length > 1 && !isHeld(node)) {
        const halves = split(node)
        const next = first < halves.second.start ? halves.first : halves.second
        if (!holds(next, first, last)) break
        way.push(next)
        node = next
      }
      return node
    },
    price(index, instant) {
      const { split } = tree(index)
      let node = backTo(index, instant, instant)
      while (node.start + node.length - 1 !== instant && node.high !== node.low) {
        const halves = split(node)
        node = instant < halves.second.start ? halves.first : halves.second
        way.push(node)
      }
      return node.close
    },
  }
}

export function eraOf(instant: number): number {
  return Math.floor(instant / ERA)
}
