import { spawn } from 'node:child_process'
import type { Found } from './part.ts'

/** What a program says about its part: what it found, or why it could not. */
export type Said = { readonly found: Found } | { readonly why: string }

/** How long a program that is told to end is waited for. */
const GRACE_MS = 5_000

/**
 * Runs a program that measures one part, so that neither the heap nor the compiled code of another part weighs on it,
 * and nothing that it breaks breaks the run. What it prints goes to the error stream.
 *
 * @param until ends the program, and all it started, when it is aborted
 * @throws Error that says why there are no figures
 */
export function measureApart(args: readonly string[], until: AbortSignal): Promise<Found> {
  const child = spawn(process.execPath, args, {
    // A group of its own: what the program started ends with it.
    detached: true,
    stdio: ['ignore', 2, 2, 'ipc'],
    serialization: 'advanced',
  })
  const end = (signal: NodeJS.Signals): void => {
    try {
      process.kill(-(child.pid ?? 0), signal)
    } catch {
      // The group is gone already.
    }
  }
  const endNow = () => end('SIGTERM')
  const endInTime = () => {
    endNow()
    setTimeout(end, GRACE_MS, 'SIGKILL').unref()
  }
  process.once('exit', endNow)
  until.addEventListener('abort', endInTime, { once: true })

  return new Promise((resolve, reject) => {
    let said: Said | undefined
    child.once('message', (message: Said) => {
      said = message
    })
    child.once('error', reject)
    child.once('close', (code, signal) => {
      process.off('exit', endNow)
      until.removeEventListener('abort', endInTime)
      // What it has left running would weigh on the next part.
      endNow()
      if (said && 'found' in said) resolve(said.found)
      else if (said) reject(new Error(said.why))
      else if (until.aborted)
        reject(new Error('It was ended before it had figures.', { cause: until.reason }))
      else reject(new Error(`It ended with ${signal ?? `code ${code}`} before it had figures.`))
    })
  })
}
