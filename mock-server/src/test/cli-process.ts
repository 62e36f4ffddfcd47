import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

/** The command as it is built. */
export const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url))

/** A process of the command, which is killed at the end of its test. */
export interface CliProcess {
  readonly child: ChildProcessWithoutNullStreams
  /** The line that says where it listens. */
  readonly readyLine: Promise<string>
  readonly url: Promise<string>
  readonly exit: Promise<{ readonly code: number; readonly out: string; readonly err: string }>
}

/** Collects the output of a process of the command. */
export const watchCli = (child: ChildProcessWithoutNullStreams): CliProcess => {
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const output = { out: '', err: '' }
  child.stdout.on('data', (chunk) => {
    output.out += chunk
  })
  child.stderr.on('data', (chunk) => {
    output.err += chunk
  })
  // `close` and not `exit`: after `exit`, output may still arrive.
  const exit = once(child, 'close').then(([code]) => ({ code: code as number, ...output }))
  const readyLine = once(child.stdout, 'data').then(() => output.out)
  return { child, exit, readyLine, url: readyLine.then((line) => line.trim().slice('ready '.length)) }
}

/** Starts the command on a free port, unless `args` name another. */
export const startCli = (args: readonly string[], env: Record<string, string> = {}): CliProcess =>
  watchCli(spawn(process.execPath, [cli, '--port', '0', ...args], { env: { ...process.env, ...env } }))
