import fc from 'fast-check'
import { expect, test } from 'vitest'
import { OrderedMap } from './ordered-map.ts'

const key = fc.integer({ min: 0, max: 400 }).map((n) => `k${n}`)
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('set' as const), key, value: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('delete' as const), key, value: fc.nat() }) },
)
const sorted = (model: Map<string, number>) => [...model].sort(([a], [b]) => (a < b ? -1 : 1))

test('behaves as a sorted map, and versions kept from before a change stay as they were', () => {
  fc.assert(
    fc.property(fc.array(fc.array(step, { maxLength: 150 }), { maxLength: 6 }), (transactions) => {
      let map = OrderedMap.empty<number>()
      const model = new Map<string, number>()
      const kept: [OrderedMap<number>, [string, number][]][] = []
      for (const steps of transactions) {
        kept.push([map, sorted(model)])
        const edit = {}
        for (const { kind, key, value } of steps) {
          map = kind === 'set' ? map.set(key, value, edit) : map.delete(key, edit)
          if (kind === 'set') model.set(key, value)
          else model.delete(key)
        }
        expect(map.size).toBe(model.size)
        expect([...map.entries()]).toEqual(sorted(model))
        expect(map.first()).toBe(sorted(model)[0]?.[1])
      }
      for (const [version, content] of kept) expect([...version.entries()]).toEqual(content)
    }),
  )
})

test('walks and counts any part in both directions', () => {
  fc.assert(
    fc.property(fc.uniqueArray(key, { maxLength: 200 }), key, key, (keys, from, to) => {
      let map = OrderedMap.empty<string>()
      for (const one of keys) map = map.set(one, one, {})
      const inside = keys.filter((one) => one >= from && one < to).sort()
      expect([...map.entries({ from, to })].map(([one]) => one)).toEqual(inside)
      expect(map.count({ from, to })).toBe(inside.length)
      expect(map.count({ from })).toBe(keys.filter((one) => one >= from).length)
      expect(map.count({ to })).toBe(keys.filter((one) => one < to).length)
      expect([...map.entries({ from, to, descending: true })].map(([one]) => one)).toEqual(inside.reverse())
    }),
  )
})

test('finds what it holds and nothing else among ten thousand keys', () => {
  let map = OrderedMap.empty<number>()
  const edit = {}
  for (let n = 0; n < 10_000; n++) map = map.set(`${(n * 7919) % 10_007}`, n, edit)
  for (let n = 0; n < 10_000; n++) expect(map.get(`${(n * 7919) % 10_007}`)).toBe(n)
  expect(map.get('')).toBeUndefined()
  expect(map.get('zzz')).toBeUndefined()
})

test('names exactly the entries in which two versions differ', () => {
  const keys = fc.integer({ min: 0, max: 400 }).map((n) => `k${n}`)
  const changes = fc.array(fc.tuple(keys, fc.option(fc.nat())), { maxLength: 60 })
  const apply = (map: OrderedMap<{ n: number }>, list: readonly [string, number | null][]) => {
    const edit = {}
    return list.reduce(
      (now, [key, n]) => (n === null ? now.delete(key, edit) : now.set(key, { n }, edit)),
      map,
    )
  }
  fc.assert(
    fc.property(fc.array(fc.tuple(keys, fc.nat()), { maxLength: 600 }), changes, (first, then) => {
      const before = apply(OrderedMap.empty(), first)
      const after = apply(before, then)
      const expected = new Map<string, { n: number } | undefined>()
      for (const [key] of before.entries()) if (after.get(key) === undefined) expected.set(key, undefined)
      for (const [key, value] of after.entries()) if (before.get(key) !== value) expected.set(key, value)
      expect(after.differencesFrom(before)).toEqual(expected)
      expect(before.differencesFrom(before).size).toBe(0)
    }),
  )
})
