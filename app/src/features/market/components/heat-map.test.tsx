import { describe, expect, it } from 'vitest'
import { rowFixture } from '#test/market-row-fixture.ts'
import { heatOf, MAP_MAX, pickHeat } from './heat-map.tsx'

const row = (code: string, changePercent: number) => rowFixture({ code, changePercent })

describe('the heat map', () => {
  it('goes from the biggest rise to the biggest fall, without what stands still', () => {
    const tiles = pickHeat([row('A', -3), row('B', 0), row('C', 1), row('D', 2)], (it) => it)
    expect(tiles.map(({ row: { code } }) => code)).toEqual(['D', 'C', 'A'])
  })

  it('keeps the strongest moves either way when there are too many', () => {
    const many = Array.from({ length: MAP_MAX + 20 }, (_, at) => row(`R${at}`, at % 2 ? at + 1 : -at - 1))
    const tiles = pickHeat(many, (it) => it)
    expect(tiles).toHaveLength(MAP_MAX)
    expect(Math.min(...tiles.map(({ changePercent }) => Math.abs(changePercent)))).toBe(21)
  })

  it.each([
    [0.1, 0],
    [-0.5, 1],
    [1.99, 2],
    [-2, 3],
    [9, 4],
  ])('colours %d %% with strength %i', (change, strength) => expect(heatOf(change)).toBe(strength))
})
