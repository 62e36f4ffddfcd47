import { readFileSync } from 'node:fs'
import { setTimeout as after } from 'node:timers/promises'
import { startChild } from '../../support/child.ts'
import { freePort } from '../../support/free-port.ts'
import { root } from '../../support/root.ts'
import { median } from '../support/median.ts'
import type { Found } from '../support/part.ts'
import { atMost } from '../support/report.ts'

const rounds = 9
const bareServer = `require('node:http').createServer((_, answer) => answer.end('{}')).listen(+process.argv[1], '127.0.0.1', () => console.log('ready'))`

/** Megabytes of a process in memory; Linux only. */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** Processor time a process has used, in ticks; Linux only. */
const ticksOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return Number(fields[11]) + Number(fields[12])
}

/** Processor time a process has used, in seconds; Linux only, whose ticks are hundredths. */
export const processorTimeOf = (pid: number): number => ticksOf(pid) / 100

/** Waits until nothing of the start goes on: two seconds of hardly any work. */
async function untilIdle(pid: number): Promise<void> {
  for (let before = -Infinity, now = ticksOf(pid); now - before > 1; ) {
    await after(2_000)
    before = now
    now = ticksOf(pid)
  }
}

/** Milliseconds from the start of a process to its first answer, and its memory when it then waits. */
async function startOnce(
  args: (port: number) => string[],
  path: string,
): Promise<{ ms: number; mb: number }> {
  const port = await freePort()
  const started = performance.now()
  const child = await startChild(args(port), /^ready/m)
  try {
    await (await fetch(`http://127.0.0.1:${port}${path}`)).text()
    const ms = performance.now() - started
    const pid = child.process.pid ?? 0
    await untilIdle(pid)
    return { ms, mb: memoryOf(pid) }
  } finally {
    await child.stop('SIGKILL')
  }
}

/** The built command line without an app, node started directly, beside the smallest server there can be. */
export async function measureProcess(): Promise<Found> {
  const seen = { mockServer: [] as { ms: number; mb: number }[], bare: [] as { ms: number; mb: number }[] }
  const cli = `${root}mock-server/dist/cli.js`
  for (let round = 0; round < rounds; round += 1) {
    seen.bare.push(await startOnce((port) => ['-e', bareServer, String(port)], '/'))
    seen.mockServer.push(
      await startOnce((port) => [cli, '--port', String(port)], '/swx/customer/index/getParamByKey/features'),
    )
  }
  const middle = (name: keyof typeof seen, what: 'ms' | 'mb') => median(seen[name].map((one) => one[what]))
  const [start, memory] = [middle('mockServer', 'ms'), middle('mockServer', 'mb')]
  return {
    measures: [
      atMost('start to first answer', start, 250, 'ms'),
      { name: 'the same, bare node:http', value: middle('bare', 'ms'), unit: 'ms' },
      atMost('idle memory', memory, 80, 'MB'),
      { name: 'the same, bare node:http', value: middle('bare', 'mb'), unit: 'MB' },
    ],
    details: seen,
  }
}
