import { expect, test } from 'vitest'
import { emptyCatalogue, sampleCatalogue } from '../catalogue/catalogue.ts'
import { createWorlds } from './create-worlds.ts'

const DAY_MS = 86_400_000

test('a world that is not used for seven days ends; main and worlds in use stay', async () => {
  let time = Date.parse('2026-01-12T15:20:00Z')
  const worlds = await createWorlds({
    seed: 1,
    profile: 'empty',
    realNow: () => time,
    catalogue: sampleCatalogue(),
    emptyCatalogue: emptyCatalogue(),
    play: async () => [],
  })
  await worlds.open('forgotten')
  await worlds.open('in-use')
  time += 6 * DAY_MS
  worlds.get('in-use')
  expect(await worlds.endUnused()).toEqual([])
  time += DAY_MS
  expect(await worlds.endUnused()).toEqual(['forgotten'])
  expect(worlds.names()).toEqual(['main', 'in-use'])
  expect(worlds.useOf('in-use').endsAt).toBe(time + 6 * DAY_MS)
})
