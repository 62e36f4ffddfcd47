import { describe, expect, it } from 'vitest'
import type { ChartLevel } from '#features/trade/shared/model/chart-level.ts'
import { placeLabels } from './place-labels.ts'

const level = (id: string, price: number): ChartLevel => ({
  id,
  price,
  kind: 'stopLoss',
  title: id,
  shortTitle: id,
})
const room = { height: 400, gap: 28 }
/** A view of prices from 500 at the top to 100 at the bottom. */
const yOf = ({ price }: ChartLevel) => 500 - price
const read = (levels: readonly ChartLevel[], openPrice?: number) =>
  placeLabels(levels, yOf, room, openPrice).map(({ levels: group, y, side }) => ({
    ids: group.map(({ id }) => id).join(),
    y,
    side,
  }))

describe('the labels of own levels', () => {
  it('stand at their prices, one for levels at the same price', () => {
    expect(read([level('a', 300), level('b', 200), level('c', 300)])).toEqual([
      { ids: 'a,c', y: 200, side: undefined },
      { ids: 'b', y: 300, side: undefined },
    ])
  })

  it('are told apart again where the user opens them', () => {
    expect(read([level('a', 300), level('c', 300)], 300).map(({ ids }) => ids)).toEqual(['a', 'c'])
  })

  it('stay at the edge when their price is out of view, and say where it is', () => {
    expect(read([level('high', 900), level('low', 50)])).toEqual([
      { ids: 'high', y: 14, side: 'above' },
      { ids: 'low', y: 386, side: 'below' },
    ])
  })

  it('never overlap, not even at the edges', () => {
    const ys = read([101, 102, 103, 104, 490, 495, 499].map((price) => level(String(price), price))).map(
      ({ y }) => y,
    )
    ys.slice(1).forEach((y, at) => {
      expect(y - (ys[at] ?? 0)).toBeGreaterThanOrEqual(28)
    })
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(14)
    expect(Math.max(...ys)).toBeLessThanOrEqual(386)
  })
})
