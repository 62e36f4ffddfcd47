import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as after } from 'node:timers/promises'

/** A program that is started, killed and started again. */
export interface Service {
  start(): Promise<void>
  /** Ends it at once, with everything that it has started. */
  kill(): Promise<void>
  /** Has it stand still, go on, or end. */
  signal(signal: 'SIGSTOP' | 'SIGCONT' | 'SIGTERM'): void
  /** Fulfilled once it has ended. */
  ended(): Promise<void>
}

/** How a program is started. */
export interface ServiceOptions {
  readonly command: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Whether it answers; asked again until it does. */
  readonly isUp: () => Promise<boolean>
}

const START_MS = 20_000

/** A program in a process group of its own, so that a signal reaches its children too. */
export const createService = ({ command, args, env = {}, isUp }: ServiceOptions): Service => {
  let child: ChildProcess | undefined
  let said = ''
  const running = (): ChildProcess | undefined =>
    child?.exitCode === null && child.signalCode === null ? child : undefined
  const send = (signal: NodeJS.Signals): void => {
    const { pid } = running() ?? {}
    if (pid !== undefined) process.kill(-pid, signal)
  }
  return {
    async start() {
      said = ''
      const started = spawn(command, args, {
        env: { ...process.env, ...env },
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      child = started
      for (const stream of [started.stdout, started.stderr])
        stream.on('data', (chunk) => {
          said = (said + chunk).slice(-4_000)
        })
      for (const giveUpAt = Date.now() + START_MS; !(await isUp().catch(() => false)); await after(50)) {
        if (started.exitCode !== null || Date.now() > giveUpAt)
          throw new Error(`${command} ${args.join(' ')} does not start:\n${said}`)
      }
    },
    async kill() {
      const going = running()
      if (going === undefined) return
      const ended = once(going, 'exit')
      send('SIGKILL')
      await ended
    },
    signal: send,
    async ended() {
      const going = running()
      if (going !== undefined) await once(going, 'exit')
    },
  }
}
