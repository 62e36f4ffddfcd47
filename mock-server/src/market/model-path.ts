import type { PathShape } from './era.ts'
import { createEraCursor, eraOf } from './era-cursor.ts'
import { type EraTree, isHeld } from './era-tree.ts'
import { ERA, INSTANT_MS, instantAt } from './grid.ts'
import type { PathNode } from './path-node.ts'
import { type Bar, type CrossingDirection, isAcross, joinBars, type PricePath } from './price-path.ts'
import type { SessionCalendar } from './session-calendar.ts'

/** The bar of the instants from `first` to `last` of a node that holds them. */
function barWithin(tree: EraTree, node: PathNode, first: number, last: number): Bar {
  // A node's walk starts at the price before it, so a node counts as a whole only after the first instant.
  const isWhole = first < node.start && node.start + node.length - 1 <= last
  if (isWhole || isHeld(node)) return node
  if (node.length === 1)
    return { open: node.close, high: node.close, low: node.close, close: node.close, volume: node.volume }
  const { first: left, second: right } = tree.split(node)
  if (last < right.start) return barWithin(tree, left, first, last)
  if (first >= right.start) return barWithin(tree, right, first, last)
  return joinBars(barWithin(tree, left, first, last), barWithin(tree, right, first, last))
}

/** The first instant from `first` to `last` in a node whose price is across a level, or -1. */
function crossingWithin(
  tree: EraTree,
  node: PathNode,
  level: number,
  direction: CrossingDirection,
  first: number,
  last: number,
): number {
  if (node.start + node.length - 1 < first || last < node.start) return -1
  if (!isAcross(direction === 'atOrAbove' ? node.high : node.low, level, direction)) return -1
  if (isHeld(node)) return Math.max(first, node.start)
  if (node.length === 1) return isAcross(node.close, level, direction) ? node.start : -1
  const halves = tree.split(node)
  const found = crossingWithin(tree, halves.first, level, direction, first, last)
  return found >= 0 ? found : crossingWithin(tree, halves.second, level, direction, first, last)
}

/** The simulated price of one instrument: seeded, endless in both directions, the same wherever it runs. */
export function createModelPath(shape: PathShape, calendar: SessionCalendar): PricePath {
  const cursor = createEraCursor(shape, calendar)

  return {
    at(tMs) {
      const instant = instantAt(tMs)
      const era = eraOf(instant)
      return cursor.price(era, instant - era * ERA)
    },
    bar(fromMs, toMs) {
      const first = instantAt(fromMs)
      const last = instantAt(toMs)
      if (last < first)
        throw new RangeError(`A stretch of prices cannot end at ${toMs} before it starts at ${fromMs}.`)
      const partOf = (era: number): Bar => {
        const from = first - era * ERA
        const to = Math.min(ERA - 1, last - era * ERA)
        // `from` lies before an era that the stretch only goes on in: then even its root counts as a whole.
        return barWithin(cursor.tree(era), cursor.covering(era, Math.max(0, from), to), from, to)
      }
      let bar = partOf(eraOf(first))
      for (let era = eraOf(first) + 1; era <= eraOf(last); era++) bar = joinBars(bar, partOf(era))
      return bar
    },
    firstCrossing(level, direction, fromMs, toMs) {
      const first = instantAt(fromMs)
      const last = instantAt(toMs)
      for (let era = eraOf(first); era <= eraOf(last); era++) {
        const tree = cursor.tree(era)
        if (!isAcross(direction === 'atOrAbove' ? tree.root.high : tree.root.low, level, direction)) continue
        const from = Math.max(0, first - era * ERA)
        const to = Math.min(ERA - 1, last - era * ERA)
        const found = crossingWithin(tree, cursor.covering(era, from, to), level, direction, from, to)
        if (found >= 0) return Math.max(fromMs, (era * ERA + found) * INSTANT_MS)
      }
      return null
    },
    lastTick: (tMs) => calendar.lastOpenInstant(tMs),
    nextTick: (tMs) => calendar.nextOpenInstant(tMs),
  }
}
