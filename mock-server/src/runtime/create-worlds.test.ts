import { expect, test } from 'vitest'
import { emptyCatalogue, sampleCatalogue } from '../catalogue/catalogue.ts'
import { createWorlds } from './create-worlds.ts'
import { ProfileError } from './profiles.ts'

test('a world that starts over twice at once becomes the later one, also when the earlier one fails meanwhile', async () => {
  let fail = (_: Error): void => {}
  let finish = (): void => {}
  const worlds = await createWorlds({
    seed: 1,
    profile: 'empty',
    catalogue: sampleCatalogue(),
    emptyCatalogue: emptyCatalogue(),
    async play(_, profile) {
      if (profile === 'newUser') await new Promise((_, reject) => (fail = reject))
      if (profile === 'visitor') await new Promise<void>((resolve) => (finish = resolve))
      return []
    },
  })
  const before = worlds.main
  const earlier = worlds.reset('main', { seed: 2, profile: 'newUser' })
  const later = worlds.reset('main', { seed: 3, profile: 'visitor' })
  // Both have begun their steps.
  await Promise.resolve()
  fail(new ProfileError('A step was refused.'))
  await expect(earlier).rejects.toThrow('A step was refused.')
  expect(worlds.main).toBe(before)
  finish()
  const world = await later
  expect(worlds.main).toBe(world)
  expect(worlds.originOf(world).seed).toBe(3)
})
