import { createInsideWorld, type World } from '../../../mock-server/src/test/inside-world.ts'
import { median } from '../support/median.ts'
import type { Found } from '../support/part.ts'
import { atMost, type Measure } from '../support/report.ts'

/** How many records the store is measured with. */
export const records = 100_000
const rounds = 7
const calls = 20_000

const idOf = (index: number): string => `no-${String(index).padStart(16, '0')}`

/** Milliseconds that one of `count` calls takes. */
const timeOne = (count: number, work: (index: number) => void): number => {
  const start = performance.now()
  for (let index = 0; index < count; index += 1) work(index)
  return (performance.now() - start) / count
}

/** Gives a world as many records of a table with two indexes. */
export const fillWorld = ({ store }: World): void => {
  for (let from = 0; from < records; from += 10_000) {
    store.transaction(({ notifications }) => {
      for (let index = from; index < from + 10_000; index += 1)
        notifications.insert({
          id: idOf(index),
          userId: `u-${index % 1_000}`,
          kind: 'DEPOSIT',
          titleKey: 'deposit.completed',
          params: { amount: '521.00' },
          read: false,
          createdAt: index,
        } as never)
    })
  }
}

/** The store at 100,000 records of a table with two indexes: find, update in a transaction of its own, snapshot, restore. */
export async function measureStore(): Promise<Found> {
  const world = await createInsideWorld()
  const { store } = world
  fillWorld(world)
  const some = (index: number): string => idOf((index * 7_919) % records)
  const seen = {
    find: [] as number[],
    update: [] as number[],
    snapshot: [] as number[],
    restore: [] as number[],
  }
  for (let round = -1; round < rounds; round += 1) {
    const find = timeOne(calls, (index) => {
      if (store.read.notifications.get(some(index)) === undefined) throw new Error('It is there.')
    })
    const before = world.snapshot()
    const update = timeOne(calls, (index) => {
      store.transaction(({ notifications }) =>
        notifications.update(some(index), { params: { amount: String(index) } } as never),
      )
    })
    const snapshot = timeOne(1_000, () => world.snapshot())
    const restore = timeOne(1, () => world.restore(before))
    if (round < 0) continue
    for (const [name, value] of Object.entries({ find, update, snapshot, restore }))
      seen[name as keyof typeof seen].push(value)
  }
  const measure = (name: keyof typeof seen, words: string, most: number): Measure =>
    atMost(words, median(seen[name]), most, 'ms')
  return {
    measures: [
      measure('find', `find by id among ${records.toLocaleString('en-US')}`, 0.005),
      measure('update', 'update there, a transaction each', 0.01),
      measure('snapshot', 'snapshot', 1),
      measure('restore', `restore after ${calls.toLocaleString('en-US')} updates`, 1),
    ],
    details: seen,
  }
}
