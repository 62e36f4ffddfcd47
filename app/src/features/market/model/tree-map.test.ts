import { describe, expect, it } from 'vitest'
import { layOutTiles, type Tile } from './tree-map.ts'

const size = { width: 600, height: 400 }
const lay = (weights: readonly number[]) => layOutTiles(weights, (weight) => weight, size)
const areaOf = ({ width, height }: { width: number; height: number }) => width * height
/** How much of the map two tiles share, in pixels; edges that touch share none. */
const overlap = (a: Tile<number>, b: Tile<number>) =>
  Math.max(0, Math.min(a.start + a.width, b.start + b.width) - Math.max(a.start, b.start)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top))

describe('tiles', () => {
  it('are those of the published example', () => {
    // Areas 6, 6, 4, 3, 2, 2, 1 in 6 by 4: the first two stand above each other, each 3 wide and 2 high.
    const weights = [6, 6, 4, 3, 2, 2, 1].map((area) => area ** 2)
    const tiles = layOutTiles(weights, (weight) => weight, { width: 6, height: 4 })
    expect(tiles.slice(0, 2)).toEqual([
      { item: 36, start: 0, top: 0, width: 3, height: 2 },
      { item: 36, start: 0, top: 2, width: 3, height: 2 },
    ])
    const [third, fourth] = tiles.slice(2)
    expect(third?.height).toBeCloseTo(7 / 3, 9)
    expect(third?.width).toBeCloseTo(12 / 7, 9)
    expect(fourth?.width).toBeCloseTo(9 / 7, 9)
  })

  it('fill the whole map without covering each other', () => {
    const tiles = lay([900, 400, 100, 100, 25, 4, 1])
    expect(tiles).toHaveLength(7)
    expect(tiles.reduce((sum, tile) => sum + areaOf(tile), 0)).toBeCloseTo(areaOf(size), 3)
    for (const [index, tile] of tiles.entries()) {
      expect(tile.start + tile.width).toBeLessThanOrEqual(size.width + 1e-6)
      expect(tile.top + tile.height).toBeLessThanOrEqual(size.height + 1e-6)
      for (const other of tiles.slice(index + 1)) expect(overlap(tile, other)).toBeLessThan(1e-3)
    }
  })

  it('are as large as the square root of their weight, the largest first', () => {
    const [first, second] = lay([100, 400])
    expect([first?.item, second?.item]).toEqual([400, 100])
    expect(areaOf(first ?? size) / areaOf(second ?? size)).toBeCloseTo(2, 6)
  })

  it('can be pressed, however little was traded', () => {
    const tiles = lay([1e9, ...Array.from({ length: 20 }, () => 1)])
    expect(Math.min(...tiles.map(areaOf))).toBeGreaterThan(44 * 44)
  })

  it('are none for nothing, and even where nothing was traded', () => {
    expect(lay([])).toEqual([])
    expect(lay([0, 0]).map(areaOf)).toEqual([120_000, 120_000])
  })
})
