/** A tile of a map: where it lies and how large it is, in pixels. */
export interface Tile<Item> {
  readonly item: Item
  readonly start: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface Weighed<Item> {
  readonly item: Item
  readonly area: number
}

interface Rectangle {
  readonly start: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A tile is never smaller than this share of an even one, so that it can be pressed. */
const LEAST_SHARE = 0.25

const sumOf = (items: readonly Weighed<unknown>[]) => items.reduce((sum, { area }) => sum + area, 0)

/** The longest side of a row's tiles by their shortest, where the row lies along a side of this length. */
function worstRatio(row: readonly Weighed<unknown>[], side: number): number {
  const depth = sumOf(row) / side
  return Math.max(...row.map(({ area }) => Math.max(area / depth ** 2, depth ** 2 / area)))
}

/** The first items, as many as make a row along a side whose tiles are as square as they can be. */
function rowOf<Item>(items: readonly Weighed<Item>[], side: number): readonly Weighed<Item>[] {
  let count = 1
  while (
    count < items.length &&
    worstRatio(items.slice(0, count + 1), side) <= worstRatio(items.slice(0, count), side)
  )
    count++
  return items.slice(0, count)
}

/** The tiles of a row at the start or the top of a room, and the room that is left. */
function place<Item>(row: readonly Weighed<Item>[], room: Rectangle) {
  const isUpright = room.width >= room.height
  const depth = sumOf(row) / (isUpright ? room.height : room.width)
  let along = isUpright ? room.top : room.start
  const tiles = row.map(({ item, area }): Tile<Item> => {
    const length = area / depth
    const tile = isUpright
      ? { item, start: room.start, top: along, width: depth, height: length }
      : { item, start: along, top: room.top, width: length, height: depth }
    along += length
    return tile
  })
  const rest = isUpright
    ? { ...room, start: room.start + depth, width: room.width - depth }
    : { ...room, top: room.top + depth, height: room.height - depth }
  return { tiles, rest }
}

/**
 * Fills a rectangle with a tile for each item, the largest first, each as near to a square as the others let it be
 * (Bruls, Huizing, van Wijk, "Squarified Treemaps"). Areas grow with the square root of the weight: volumes differ by
 * thousands, and the small ones are to be seen, too.
 */
export function layOutTiles<Item>(
  items: readonly Item[],
  weightOf: (item: Item) => number,
  size: { readonly width: number; readonly height: number },
): readonly Tile<Item>[] {
  const roots = items.map((item) => Math.sqrt(Math.max(0, weightOf(item))))
  const least = (LEAST_SHARE * roots.reduce((sum, root) => sum + root, 0)) / items.length || 1
  const weighed = items.map((item, index) => ({ item, area: Math.max(roots[index] ?? 0, least) }))
  const scale = (size.width * size.height) / sumOf(weighed)
  let left = weighed.map(({ item, area }) => ({ item, area: area * scale })).sort((a, b) => b.area - a.area)
  let room: Rectangle = { start: 0, top: 0, ...size }
  const tiles: Tile<Item>[] = []
  while (left.length > 0) {
    const row = rowOf(left, Math.min(room.width, room.height))
    const placed = place(row, room)
    tiles.push(...placed.tiles)
    room = placed.rest
    left = left.slice(row.length)
  }
  return tiles
}
