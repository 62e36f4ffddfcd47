import { startChild } from '../../support/child.ts'
import { freePort } from '../../support/free-port.ts'
import { root } from '../../support/root.ts'
import { median } from '../support/median.ts'
import type { Found } from '../support/part.ts'
import { memoryOf, untilIdle } from '../support/process-usage.ts'
import { atMost } from '../support/report.ts'

const rounds = 9
const bareServer = `require('node:http').createServer((_, answer) => answer.end('{}')).listen(+process.argv[1], '127.0.0.1', () => console.log('ready'))`

/** Milliseconds from the start of a process to its first answer, and its memory once it is idle. */
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

/** The built mock server without the app, started by node itself, beside the smallest server there can be. */
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
