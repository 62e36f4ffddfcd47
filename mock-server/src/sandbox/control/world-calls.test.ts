import { expect, test } from 'vitest'
import { createWorlds } from '../../runtime/create-worlds.ts'
import { type WorldPersistence, WorldUnavailableError } from '../../runtime/world-persistence.ts'
import { bytesOf } from '../../test/simulation/call-engine.ts'
import { simulatedWorlds } from '../../test/simulation/settings.ts'
import { createControlPlane } from './dispatch.ts'

test('a world that has gone over to another process is not copied as it was before', async () => {
  let isLost = false
  const persistence: WorldPersistence = {
    load: async () => [],
    commit() {},
    kept: () => (isLost ? Promise.reject(new WorldUnavailableError('It went over.')) : undefined),
  }
  const worlds = await createWorlds(simulatedWorlds(1, () => 0, persistence))
  const control = createControlPlane(worlds)
  const copy = async (name: string): Promise<number> => {
    const body = bytesOf({ name, world: 'main' })
    return (await control(worlds.main, { method: 'POST', path: 'worlds', query: '', body })).status
  }
  expect(await copy('one')).toBe(200)
  isLost = true
  expect(await copy('two')).toBe(503)
  expect(worlds.names()).toEqual(['main', 'one'])
})
