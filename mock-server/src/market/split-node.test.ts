import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mix } from './hash.ts'
import type { PathNode } from './path-node.ts'
import { splitNode } from './split-node.ts'

/** Any node that a parent may hand down: an extreme beyond both ends needs an instant to happen at. */
const nodes = fc
  .record({
    length: fc.oneof(fc.integer({ min: 2, max: 9 }), fc.integer({ min: 10, max: 120 })),
    open: fc.integer({ min: 1_000, max: 1_400 }),
    close: fc.integer({ min: 1_000, max: 1_400 }),
    above: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 300 })),
    below: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 300 })),
    deviation: fc.integer({ min: 0, max: 60_000 }),
  })
  .map(({ length, open, close, above, below, deviation }): PathNode => {
    const isTight = length === 2 && above > 0
    return {
      start: 0,
      length,
      open,
      close,
      high: Math.max(open, close) + above,
      low: Math.min(open, close) - (isTight ? 0 : below),
      deviation,
      volume: 10_000,
    }
  })

/** Every price of a node, by cutting it down to single instants. */
function pricesOf(node: PathNode, seed: number): number[] {
  if (node.length === 1) return [node.close]
  const { first, second } = splitNode(node, 512, mix(seed ^ (node.start * 131 + node.length)))
  return [...pricesOf(first, seed), ...pricesOf(second, seed)]
}

it('cuts a node into halves that meet, fit into it and reach its extremes', () => {
  fc.assert(
    fc.property(nodes, fc.integer(), fc.integer({ min: 1, max: 1_023 }), (node, word, share) => {
      const { first, second } = splitNode(node, share, word)
      expect(first.start).toBe(node.start)
      expect(second.start).toBe(first.start + first.length)
      expect(first.length + second.length).toBe(node.length)
      expect(first.open).toBe(node.open)
      expect(second.open).toBe(first.close)
      expect(second.close).toBe(node.close)
      expect(Math.max(first.high, second.high)).toBe(node.high)
      expect(Math.min(first.low, second.low)).toBe(node.low)
      expect(first.volume + second.volume).toBe(node.volume)
      for (const half of [first, second]) {
        expect(half.high).toBeGreaterThanOrEqual(Math.max(half.open, half.close))
        expect(half.low).toBeLessThanOrEqual(Math.min(half.open, half.close))
        expect(half.volume).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: 3_000 },
  )
})

it('has an instant at which each extreme of a node is the price', () => {
  fc.assert(
    fc.property(nodes, fc.integer(), (node, seed) => {
      const prices = [node.open, ...pricesOf(node, seed)]
      expect(prices).toHaveLength(node.length + 1)
      expect(Math.max(...prices)).toBe(node.high)
      expect(Math.min(...prices)).toBe(node.low)
      expect(prices.at(-1)).toBe(node.close)
    }),
    { numRuns: 2_000 },
  )
})

it('approaches a distant extreme step by step', () => {
  const far: PathNode = {
    start: 0,
    length: 7_200,
    open: 1_000,
    high: 2_000,
    low: 990,
    close: 1_000,
    deviation: 25_600,
    volume: 0,
  }
  for (let seed = 0; seed < 50; seed++) {
    const prices = [far.open, ...pricesOf(far, seed)]
    const steps = prices.slice(1).map((price, index) => Math.abs(price - (prices[index] ?? price)))
    expect(Math.max(...steps)).toBeLessThan(60)
  }
})
