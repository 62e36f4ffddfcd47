import { spawn } from 'node:child_process'
import { freePort } from '../../support/free-port.ts'
import { inFreshClone, installedIn } from '../support/fresh-clone.ts'
import type { Found } from '../support/part.ts'
import { atMost } from '../support/report.ts'
import { timeStart } from './npm-start.ts'

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'

/** `npm start` in a fresh clone: how long it takes to its `ready` line, and what it installs. */
export function measureFreshStart(): Promise<Found> {
  return inFreshClone(async (folder) => {
    const seconds = await timeStart(folder, await freePort())
    return {
      measures: [
        { name: 'fresh clone to ready', value: seconds, unit: 's' },
        atMost('installed for npm start', installedIn(folder), 600, 'MB'),
      ],
    }
  })
}

/**
 * `npm test` in a fresh clone: how long it takes, and what is installed in all.
 *
 * @throws Error with its last lines when it fails
 */
export function measureFreshTest(): Promise<Found> {
  return inFreshClone(async (folder) => {
    const started = performance.now()
    const child = spawn(npm, ['test'], { cwd: folder })
    let printed = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        printed = (printed + chunk).slice(-4_000)
      })
    const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve))
    if (code !== 0) throw new Error(`npm test ended with ${code}:\n${printed}`)
    return {
      measures: [
        atMost('npm test in a fresh clone', (performance.now() - started) / 60_000, 12, 'min'),
        atMost('installed in all', installedIn(folder), 1300, 'MB'),
      ],
    }
  })
}
