import { startMockServer } from '@swx/mock-server/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { sampleNow } from '../../support/sample-now.ts'
import { type Caller, createCaller } from './caller.ts'

type Options = Omit<NonNullable<Parameters<typeof startMockServer>[0]>, 'port'>

/**
 * A mock server over real HTTP for the tests of one file, with the control plane on and its clock stopped.
 * @returns the address, and a fresh world for each test; those without a name are dropped after it
 */
export function useMockServer(options: Partial<Options> = {}) {
  let running: Awaited<ReturnType<typeof startMockServer>> | undefined
  beforeAll(async () => {
    running = await startMockServer({
      port: 0,
      control: true,
      frozen: true,
      now: sampleNow,
      ...options,
    })
  })
  afterAll(async () => running?.close())
  const url = () => {
    if (!running)
      throw new Error('The mock server starts before the first test: ask for its address inside a test.')
    return running.url
  }
  const fresh: Caller[] = []
  // A process holds 200 worlds, and a file may have more tests than that.
  afterEach(async () => {
    const { worlds } = await createCaller(url(), 'main').control('listWorlds')
    for (const { world, control } of fresh.splice(0))
      if (worlds.includes(world)) await control('dropWorld', { path: { name: world } })
  })
  const world = (name?: string): Caller => {
    const caller = createCaller(url(), name)
    if (name === undefined) fresh.push(caller)
    return caller
  }
  return { url, world }
}
