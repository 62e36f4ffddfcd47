import { expect, test } from 'vitest'
import { defineTable } from './define-table.ts'
import { createStore } from './store.ts'

const rows = {
  counts: defineTable<{ readonly id: string; readonly n: number }>({
    key: ({ id }) => id,
    index: { n: ({ n }) => [String(n)] },
  }),
}
const make = () => {
  const store = createStore(rows)
  const told: string[] = []
  store.onCommit((changes) => told.push(...changes.map(({ key }) => key)))
  return { store, told }
}

test('a part of a transaction that fails leaves what was done before it, and what comes after', () => {
  const { store, told } = make()
  store.transaction(({ counts }) => {
    for (let n = 0; n < 100; n++) counts.insert({ id: `a${n}`, n })
    expect(() =>
      store.savepoint(() => {
        for (let n = 0; n < 100; n++) counts.put({ id: `a${n}`, n: -n })
        counts.insert({ id: 'lost', n: 1 })
        throw new Error('enough')
      }),
    ).toThrow('enough')
    expect(counts.get('a7')).toEqual({ id: 'a7', n: 7 })
    counts.insert({ id: 'after', n: 2 })
    store.savepoint(() => counts.insert({ id: 'kept', n: 3 }))
  })
  expect(store.read.counts.size).toBe(102)
  expect(store.read.counts.get('lost')).toBeUndefined()
  expect([...store.read.counts.listBy('n', ['99'])]).toHaveLength(1)
  expect(told).toHaveLength(102)
  expect(told).not.toContain('lost')
})

test('outside of a transaction there is none', () => {
  expect(() => make().store.savepoint(() => undefined)).toThrow('part of a transaction')
})
