import { randomUUID } from 'node:crypto'
import { startMockServerProcess } from '../../support/mock-server-process.ts'
import { openStage } from './stage.ts'
import { test as base } from './test.ts'

/** What a page says while its server is gone: whatever was under way is cut off, whatever comes next is refused. */
export const SERVER_GONE =
  /ERR_(?:CONNECTION_\w+|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)|WebSocket connection|lost:/

/** A server that the test may kill and start again. */
export interface OwnServer {
  readonly url: string
  /** Ends it the hard way, as a crash does. */
  kill(): Promise<void>
  /** Starts it again at the same address: what it kept in memory is gone, and the test's world is a new one. */
  restart(): Promise<void>
}

/** Like the other tests, with a server of one's own. */
export const test = base.extend<{ server: OwnServer; world: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here
  world: async ({}, use) => use(randomUUID()),
  server: async ({ world }, use) => {
    let running = await startMockServerProcess()
    await use({
      url: running.url,
      kill: () => running.stop('SIGKILL'),
      restart: async () => {
        running = await startMockServerProcess({ port: running.port })
        await openStage(running.url, world)
      },
    })
    await running.stop()
  },
  baseURL: async ({ server }, use) => use(server.url),
  stage: async ({ server, world }, use) => use(await openStage(server.url, world)),
})

export { expect } from '@playwright/test'
