import { expect, it } from 'vitest'
import { priceScale } from './example-scale.ts'

const candle = (low: number, high: number) => ({ time: 0, open: low, high, low, close: high, volume: 0 })

it('has room for every candle and level, the dearest at the top', () => {
  const { yOf } = priceScale([candle(1.084, 1.086)], [1.0832, 1.0886])
  const [dearest, cheapest] = [yOf(1.0886), yOf(1.0832)]
  expect(dearest).toBeGreaterThan(0)
  expect(cheapest).toBeLessThan(1)
  expect(dearest).toBeLessThan(yOf(1.086))
})

it('has lines at round prices within the chart', () => {
  const { ticks, yOf } = priceScale([candle(1.084, 1.086)], [1.0832, 1.0886])
  expect(ticks.map((tick) => tick.toFixed(4))).toEqual(['1.0840', '1.0860', '1.0880'])
  for (const tick of ticks) expect(yOf(tick)).toBeGreaterThanOrEqual(0)
})

it('stands still on a price that does not move', () => {
  expect(priceScale([candle(100, 100)], []).yOf(100)).toBeCloseTo(0.06 / 1.12, 5)
})
