import { expect, test } from 'vitest'
import { emptyCatalogue } from '../catalogue/catalogue.ts'
import { createEmptyWorld } from './create-world.ts'

const START = Date.parse('2026-01-12T15:20:00Z')
const MIDNIGHT = Date.parse('2026-01-13T00:00:00Z')

test('reading the time changes nothing; what is due happens once, when the world is settled', async () => {
  let time = START
  const world = createEmptyWorld({
    name: 'main',
    seed: 1,
    now: START,
    realNow: () => time,
    catalogue: emptyCatalogue(),
  })
  const dayCloses = () => [...world.store.read.due.list()].map(({ at }) => at)
  const before = world.store.snapshot()
  expect(dayCloses()).toEqual([MIDNIGHT])

  time = MIDNIGHT + 5_000
  expect(world.now()).toBe(MIDNIGHT + 5_000)
  expect(world.store.snapshot()).toBe(before)

  expect(world.settle()).toBe(MIDNIGHT + 5_000)
  expect(dayCloses()).toEqual([MIDNIGHT + 86_400_000])
  const settled = world.store.snapshot()
  world.settle()
  expect(world.store.snapshot()).toBe(settled)
})
