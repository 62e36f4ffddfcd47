import { type ChildProcess, spawn } from 'node:child_process'

/** A Node program that runs beside the tests. */
export interface Child {
  readonly process: ChildProcess
  /** What `ready` matched, such as the address where it answers. */
  readonly ready: RegExpExecArray
  /** What it has printed so far, both streams. */
  output(): string
  /** Ends it and waits until it is gone. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

/**
 * Starts a Node program and waits until it prints what `ready` matches.
 * @throws Error with everything it printed when it ends before that
 */
export function startChild(
  args: readonly string[],
  ready: RegExp,
  env: NodeJS.ProcessEnv = {},
): Promise<Child> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  let printed = ''
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    return ended
  }
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk
      const match = ready.exec(printed)
      if (match) resolve({ process: child, ready: match, output: () => printed, stop })
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('error', reject)
    // Not on exit: the last words may still be on their way then.
    child.once('close', (code) =>
      reject(new Error(`${args.join(' ')} ended with ${code} before it was ready:\n${printed}`)),
    )
  })
}
