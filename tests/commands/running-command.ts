import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { root } from '../support/root.ts'

/** A command of the project that runs as a user starts it: by npm. */
export interface RunningCommand {
  /** npm and every process below it, by their ids. */
  processes(): number[]
  /** Asks npm alone to end, as a process manager does. */
  terminate(): void
  /** Asks every process of the terminal to end, as Ctrl-C does. */
  interrupt(): void
  /** Resolves when npm has ended. */
  readonly ended: Promise<void>
}

/** Ids of processes by the id of their parent. */
function childrenByParent(): Map<number, number[]> {
  const children = new Map<number, number[]>()
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  for (const row of rows) {
    const [id = 0, parent = 0] = row.trim().split(/\s+/).map(Number)
    children.set(parent, [...(children.get(parent) ?? []), id])
  }
  return children
}

function withDescendants(id: number, children = childrenByParent()): number[] {
  return [id, ...(children.get(id) ?? []).flatMap((child) => withDescendants(child, children))]
}

/** Whether a process is still there. */
export function isAlive(id: number): boolean {
  try {
    process.kill(id, 0)
    return true
  } catch {
    return false
  }
}

function startNpm(args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  const npm = process.env.npm_execpath
  const [program, ...first] = npm ? [process.execPath, npm] : ['npm']
  return spawn(program as string, [...first, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, as each command of a terminal has.
    detached: true,
    env: { ...process.env, ...env },
  })
}

/**
 * Starts `npm run COMMAND` and waits until it prints what `ready` matches.
 * @throws Error with everything it printed when it ends before that
 */
export function runCommand(
  args: readonly string[],
  ready: RegExp,
  env: NodeJS.ProcessEnv = {},
): Promise<RunningCommand> {
  const npm = startNpm(['run', ...args], env)
  const id = npm.pid as number
  let printed = ''
  const ended = new Promise<void>((resolve) => npm.once('close', () => resolve()))
  const command: RunningCommand = {
    processes: () => withDescendants(id),
    terminate: () => process.kill(id, 'SIGTERM'),
    interrupt: () => process.kill(-id, 'SIGINT'),
    ended,
  }
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk
      if (ready.test(printed)) resolve(command)
    }
    npm.stdout?.on('data', read)
    npm.stderr?.on('data', read)
    npm.once('close', (code) =>
      reject(new Error(`npm run ${args.join(' ')} ended with ${code} before it was ready:\n${printed}`)),
    )
  })
}
