import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from '../support/free-port.ts'
import { type MockServerProcess, startMockServerProcess } from '../support/mock-server-process.ts'
import { isAlive, type RunningCommand, runCommand } from './running-command.ts'

const data = mkdtempSync(join(tmpdir(), 'swx-stop-'))
let upstream: MockServerProcess
let running: number[] = []

beforeAll(async () => {
  upstream = await startMockServerProcess()
})
afterAll(async () => {
  await upstream.stop()
  rmSync(data, { recursive: true, force: true })
})
afterEach(() => {
  for (const id of running.filter(isAlive)) process.kill(id, 'SIGKILL')
})

const ready = /^ready http\S+$/m

/** Commands that serve until they are stopped, and what says that each of them serves. */
const commands: Record<string, () => Promise<RunningCommand>> = {
  'npm start': async () =>
    runCommand(['start', '--', '--data', join(data, 'start')], ready, { PORT: String(await freePort()) }),
  'npm run mock': async () => runCommand(['mock', '--', '--port', String(await freePort())], ready),
  'npm run dev': async () =>
    runCommand(['dev'], /^ready http\S+[\s\S]*VITE\S* .*ready in|VITE\S* .*ready in[\s\S]*^ready http/m, {
      PORT: String(await freePort()),
      APP_PORT: String(await freePort()),
      NO_COLOR: '1',
    }),
  'npm run mock:prism': async () =>
    runCommand(['mock:prism'], ready, { PRISM_PORT: String(await freePort()) }),
  'npm run mock:proxy': async () =>
    runCommand(['mock:proxy'], ready, {
      PORT: String(upstream.port),
      PRISM_PORT: String(await freePort()),
    }),
  'npm run demo:static': async () => runCommand(['demo:static'], ready, { PORT: String(await freePort()) }),
}

const ways = {
  'SIGTERM to npm': (command: RunningCommand) => command.terminate(),
  'Ctrl-C': (command: RunningCommand) => command.interrupt(),
}

for (const [name, start] of Object.entries(commands)) {
  for (const [way, stop] of Object.entries(ways)) {
    test(`${way} ends every process of ${name}`, { timeout: 120_000 }, async () => {
      const command = await start()
      running = command.processes()
      expect(running.length).toBeGreaterThan(2)
      stop(command)
      await command.ended
      await vi.waitUntil(() => !running.some(isAlive), { timeout: 10_000, interval: 50 })
    })
  }
}
