import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { DATA_FILE } from '../runtime/persistence/open-data-folder.ts'
import { type MockServer, startInsideMockServer } from './inside-world.ts'

type StartOptions = Parameters<typeof startInsideMockServer>[0]

/** What a user sends who signs up. */
export const register = (userName: string) => ({
  userName,
  email: 'ada@example.com',
  code: '123456',
  password: 'Secret-Word-9',
})

/** Gives each test of a file a data folder of its own, and ends the mock servers that the test has started on it. */
export const useDataFolder = () => {
  let running: MockServer[] = []

  const kept = {
    dir: '',
    /** What the starts have said, line by line. */
    notices: [] as string[],
    /** The file in the folder. */
    path: () => join(kept.dir, DATA_FILE),
    async start(options: StartOptions = {}) {
      const mockServer = await startInsideMockServer({
        dataDir: kept.dir,
        onNotice: (line) => kept.notices.push(line),
        ...options,
      })
      running.push(mockServer)
      const send = async (path: string, body?: unknown, world = 'main', headers = {}) => {
        const response = await fetch(`${mockServer.url}/${path}`, {
          method: body === undefined ? 'GET' : 'POST',
          headers: {
            'X-Sandbox-Key': 'sandbox',
            'X-Sandbox-World': world,
            'Content-Type': 'application/json',
            ...headers,
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        })
        return response.json()
      }
      return {
        mockServer,
        control: (path: string, body?: unknown, world?: string) => send(`__sandbox/${path}`, body, world),
        call: (path: string, body?: unknown, headers = {}) =>
          send(`swx/customer/${path}`, body, 'main', headers),
        state: async (world?: string) => (await send('__sandbox/state', undefined, world)).hash as string,
        async stop() {
          running = running.filter((one) => one !== mockServer)
          await mockServer.close()
        },
      }
    },
  }

  beforeEach(() => {
    kept.dir = mkdtempSync(join(tmpdir(), 'swx-data-'))
    kept.notices = []
  })
  afterEach(async () => {
    for (const mockServer of running) await mockServer.close()
    running = []
    rmSync(kept.dir, { recursive: true })
  })
  return kept
}
