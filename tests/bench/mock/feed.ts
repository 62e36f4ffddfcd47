import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { WebSocket } from 'ws'
import { type Child, startChild } from '../../support/child.ts'
import { freePort } from '../../support/free-port.ts'
import { startMockServerProcess } from '../../support/mock-server-process.ts'
import { median } from '../support/median.ts'
import type { Found } from '../support/part.ts'
import { memoryOf, processorTimeOf } from '../support/process-usage.ts'
import { atLeast, atMost } from '../support/report.ts'
import { callerOf } from './caller.ts'
import { tradingTime } from './currencies.ts'

const rounds = 3
const clients = 1_000
const slow = 50
const milliseconds = 10_000
const items = 350
const path = '/swx/customer/marketMessage'

interface Heard {
  readonly seconds: number
  readonly messages: number
  readonly bytes: number
  readonly closed: number
}

interface Round {
  /** Share of one core, in percent. */
  readonly core: number
  /** Share of what those who read were to get, in percent. */
  readonly delivered: number
  readonly kilobytesPerMessage: number
  /** Megabytes that the process has grown by while they listened. */
  readonly grown: number
}

const programOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

/** What listeners have heard, once they say it. */
const resultOf = (listeners: Child): Promise<Heard> =>
  new Promise((settle, refuse) => {
    listeners.process.stdout?.on('data', () => {
      const result = /^result (.*)\n/m.exec(listeners.output())?.[1]
      if (result !== undefined) settle(JSON.parse(result))
    })
    listeners.process.once('close', () =>
      refuse(new Error(`The listeners ended without a result:\n${listeners.output()}`)),
    )
  })

/** What one server spends on its listeners while they listen; they are a process of their own. */
const listenTo = async (server: Child, url: string): Promise<Round> => {
  const pid = server.process.pid ?? 0
  const listeners = await startChild(
    [programOf('feed-clients.ts'), url, String(clients), String(slow), String(milliseconds)],
    /^ready/m,
  )
  const [spentBefore, memoryBefore] = [processorTimeOf(pid), memoryOf(pid)]
  const { seconds, messages, bytes } = await resultOf(listeners)
  const [spent, memory] = [processorTimeOf(pid), memoryOf(pid)]
  await listeners.stop()
  return {
    core: ((spent - spentBefore) / seconds) * 100,
    delivered: (messages / ((clients - slow) * seconds * 2)) * 100,
    kilobytesPerMessage: bytes / messages / 1_000,
    grown: memory - memoryBefore,
  }
}

/** The first message of a socket: all items. */
const fullList = (url: string): Promise<unknown[]> =>
  new Promise((settle, refuse) => {
    const socket = new WebSocket(url)
    socket.once('message', (data) => {
      socket.close()
      settle(JSON.parse(String(data)))
    })
    socket.once('error', refuse)
  })

/**
 * A thousand clients of the market socket, fifty of which never read, beside a server that stringifies for each. The
 * clock runs fast, so that nearly every price changes between two messages. Rounds alternate.
 */
export async function measureFeed(): Promise<Found> {
  const folder = mkdtempSync(join(tmpdir(), 'swx-bench-'))
  const mockServer = await startMockServerProcess({
    isApiOnly: true,
    flags: ['--now', tradingTime],
  })
  const url = mockServer.url.replace('http', 'ws') + path
  await callerOf(mockServer.url).control('runClock', { body: { ratio: 60 } })
  const file = join(folder, 'items.json')
  writeFileSync(file, JSON.stringify((await fullList(url)).slice(0, items)))
  const port = await freePort()
  const naive = await startChild([programOf('naive-feed.ts'), String(port), file], /^ready/m)
  const seen: Record<'mockServer' | 'naive', Round[]> = { mockServer: [], naive: [] }
  try {
    for (let round = -1; round < rounds; round += 1) {
      const ours = await listenTo(mockServer, url)
      const theirs = await listenTo(naive, `ws://127.0.0.1:${port}/`)
      if (round < 0) continue // the first round only warms up
      seen.mockServer.push(ours)
      seen.naive.push(theirs)
    }
  } finally {
    await Promise.all([mockServer.stop(), naive.stop()])
    rmSync(folder, { recursive: true })
  }
  const middle = (name: keyof typeof seen, what: keyof Round) => median(seen[name].map((one) => one[what]))
  const [core, delivered] = [middle('mockServer', 'core'), middle('mockServer', 'delivered')]
  const who = `${clients.toLocaleString('en-US')} clients of the socket, ${slow} of which never read`
  return {
    measures: [
      atMost(`${who}: share of a core`, core, 4, '%'),
      atLeast('the same, delivered to those who read', delivered, 98, '%'),
      { name: 'the same, a message', value: middle('mockServer', 'kilobytesPerMessage'), unit: 'kB' },
      {
        name: 'the same with a JSON.stringify per client: share of a core',
        value: middle('naive', 'core'),
        unit: '%',
      },
      { name: 'the same there, delivered', value: middle('naive', 'delivered'), unit: '%' },
    ],
    details: seen,
  }
}
