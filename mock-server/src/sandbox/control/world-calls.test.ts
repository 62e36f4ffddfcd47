import { expect, test } from 'vitest'
import { createWorlds } from '../../runtime/create-worlds.ts'
import { type WorldPersistence, WorldUnavailableError } from '../../runtime/world-persistence.ts'
import { bytesOf } from '../../test/simulation/call-engine.ts'
import { simulatedWorlds } from '../../test/simulation/settings.ts'
import { createControlPlane } from './dispatch.ts'

/** Worlds that another process can take. */
const start = async () => {
  const process = { isLost: false }
  const persistence: WorldPersistence = {
    load: async () => [],
    commit() {},
    kept: () => (process.isLost ? Promise.reject(new WorldUnavailableError('It went over.')) : undefined),
  }
  const worlds = await createWorlds(simulatedWorlds(1, () => 0, persistence))
  return { process, worlds, control: createControlPlane(worlds) }
}

test('a world that has gone over to another process is not copied as it was before', async () => {
  const { process, worlds, control } = await start()
  const copy = async (name: string): Promise<number> => {
    const body = bytesOf({ name, world: 'main' })
    return (await control(worlds.main, { method: 'POST', path: 'worlds', query: '', body })).status
  }
  expect(await copy('one')).toBe(200)
  process.isLost = true
  expect(await copy('two')).toBe(503)
  expect(worlds.names()).toEqual(['main', 'one'])
})

test('what a world does not have is not said of one that has gone over to another process', async () => {
  const { process, worlds, control } = await start()
  const restore = async (): Promise<number> => {
    const body = bytesOf({ name: 'before' })
    return (await control(worlds.main, { method: 'POST', path: 'restore', query: '', body })).status
  }
  expect(await restore()).toBe(404)
  process.isLost = true
  expect(await restore()).toBe(503)
})
