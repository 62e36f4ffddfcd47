import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'

/** Seconds from `npm start` in a folder to its `ready` line; what it kept of its sandbox is removed. */
export function timeStart(folder: string, port: number): Promise<number> {
  const started = performance.now()
  // A group of its own: npm, the script and the server end together.
  const child = spawn(npm, ['start'], {
    cwd: folder,
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
      rmSync(join(folder, '.data', String(port)), { recursive: true, force: true })
      if (seconds === undefined) reject(new Error(`npm start ended:\n${printed}`))
      else resolve(seconds)
    })
  })
}
