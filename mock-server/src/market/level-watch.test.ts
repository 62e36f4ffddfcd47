import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLevelWatch } from './level-watch.ts'

/** A price that is `prices[t]` at time `t`. */
const finderOf = (prices: readonly number[]) => {
  const searched: [number, number][] = []
  const find = (level: number, from: number, to: number): number | null => {
    searched.push([from, to])
    const at = prices.findIndex((price, t) => t >= from && t <= to && price >= level)
    return at < 0 ? null : at
  }
  return { find, searched }
}

test('a longer look goes on where the last one ended, and a farther level too', () => {
  const { find, searched } = finderOf([1, 2, 3, 4, 5, 6, 7, 8])
  const watch = createLevelWatch('atOrAbove', find)
  expect(watch.reach(5, 0, 2)).toBeNull()
  expect(watch.reach(5, 0, 2)).toBeNull()
  expect(watch.reach(5, 0, 6)).toBe(4)
  expect(watch.reach(5, 0, 7)).toBe(4)
  expect(watch.reach(7, 1, 7)).toBe(6)
  expect(searched).toEqual([
    [0, 2],
    [3, 6],
    [4, 7],
  ])
})

test('a nearer level is looked for from its own start', () => {
  const { find } = finderOf([3, 1, 1, 5])
  const watch = createLevelWatch('atOrAbove', find)
  expect(watch.reach(5, 0, 3)).toBe(3)
  expect(watch.reach(3, 0, 3)).toBe(0)
  expect(watch.reach(3, 1, 3)).toBe(3)
})

const questions = fc.record({
  prices: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 12, maxLength: 12 }),
  asked: fc.array(
    fc.record({
      level: fc.integer({ min: 1, max: 10 }),
      from: fc.nat({ max: 11 }),
      horizon: fc.nat({ max: 11 }),
    }),
    { maxLength: 20 },
  ),
})

test.each(['atOrAbove', 'atOrBelow'] as const)(
  'whatever is asked of %s, it answers what a search without memory would',
  (direction) => {
    fc.assert(
      fc.property(questions, ({ prices, asked }) => {
        const search = (level: number, from: number, to: number): number | null => {
          const at = prices.findIndex(
            (price, t) =>
              t >= from && t <= to && (direction === 'atOrAbove' ? price >= level : price <= level),
          )
          return at < 0 ? null : at
        }
        const watch = createLevelWatch(direction, search)
        for (const { level, from, horizon } of asked)
          expect(watch.reach(level, from, horizon)).toBe(search(level, from, horizon))
      }),
      { numRuns: 2_000 },
    )
  },
)
