import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { freePort } from '../../support/free-port.ts'
import { root } from '../../support/root.ts'
import type { Found } from '../support/part.ts'
import { atMost } from '../support/report.ts'

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'

/** Seconds from the command to its `ready` line. */
function startOnce(port: number): Promise<number> {
  const started = performance.now()
  // A group of its own: npm, the script and the server end together.
  const child = spawn(npm, ['start'], {
    cwd: root,
    detached: true,
    env: { ...process.env, PORT: String(port) },
  })
  const end = () => process.kill(-(child.pid ?? 0), 'SIGTERM')
  process.once('exit', end)
  let printed = ''
  return new Promise((resolve, reject) => {
    let seconds: number | undefined
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk
      if (seconds !== undefined || !printed.includes('ready http')) return
      seconds = (performance.now() - started) / 1000
      end()
    })
    child.stderr.on('data', (chunk: Buffer) => {
      printed += chunk
    })
    child.once('error', reject)
    child.once('close', () => {
      process.off('exit', end)
      // What the sandbox of this port kept is nobody's.
      rmSync(`${root}.data/${port}`, { recursive: true, force: true })
      if (seconds === undefined) reject(new Error(`npm start ended:\n${printed}`))
      else resolve(seconds)
    })
  })
}

/** How long `npm start` takes to its `ready` line when nothing has changed since the last one. */
export async function measureUnchanged(): Promise<Found> {
  await startOnce(await freePort())
  const seconds: number[] = []
  for (let round = 0; round < 3; round += 1) seconds.push(await startOnce(await freePort()))
  const slowest = Math.max(...seconds)
  return {
    measures: [
      { name: 'fastest of 3', value: Math.min(...seconds), unit: 's' },
      atMost('slowest of 3', slowest, 5, 's'),
    ],
    details: seconds,
  }
}
