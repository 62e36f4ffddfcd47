import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

const quiet = {
  TURBO_TELEMETRY_DISABLED: '1',
  REDOCLY_TELEMETRY: 'off',
  DO_NOT_TRACK: '1',
  SCARF_ANALYTICS: 'false',
}

/** The path of a module of an installed package, to be run by this Node. */
export const tool = (path) => join(root, 'node_modules', path)

const running = new Set()
let isStopping = false
let isServing = false

function start(args, options) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    ...options,
    env: { ...process.env, ...quiet, ...options.env },
  })
  running.add(child)
  const ended = new Promise((resolve) => {
    child.on('exit', (code) => {
      running.delete(child)
      resolve(code ?? 1)
    })
  })
  return { child, ended }
}

/** Ends every program started here; one that is still there after five seconds is killed. */
async function endPrograms() {
  const ends = [...running].map((child) => new Promise((resolve) => child.on('exit', resolve)))
  for (const child of running) child.kill('SIGTERM')
  const kill = setTimeout(() => {
    for (const child of running) child.kill('SIGKILL')
  }, 5_000)
  await Promise.all(ends)
  clearTimeout(kill)
}

async function stop(signal) {
  if (isStopping) return
  isStopping = true
  await endPrograms()
  process.exit(isServing ? 0 : 128 + constants.signals[signal])
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)

/**
 * npm hands a signal to the shell that it runs a script in, and the shell ends without handing it on. That the parent
 * is another one is the only sign of it here.
 */
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && stop('SIGTERM'), 250).unref()
}

/**
 * Starts a Node program of the project and waits for its end. When this process is asked to stop, the program is
 * ended and the promise stays pending: the process exits.
 * @param {string[]} args arguments for Node
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} its exit code
 */
export async function runNode(args, options = {}) {
  const code = await start(args, options).ended
  return isStopping ? new Promise(() => {}) : code
}

/**
 * Starts Node programs that serve until this process is asked to stop, which is a success. When one of them ends by
 * itself, the others are ended too.
 * @param {readonly string[][]} programs arguments for Node, one list per program
 * @param {import('node:child_process').SpawnOptions & { onStart?: (children: import('node:child_process').ChildProcess[]) => void }} [options]
 */
export async function serve(programs, { onStart, ...options } = {}) {
  isServing = true
  const started = programs.map((args) => start(args, options))
  onStart?.(started.map(({ child }) => child))
  const code = await Promise.race(started.map(({ ended }) => ended))
  if (isStopping) return
  await endPrograms()
  process.exit(code)
}

/** Runs tasks of the graph in turbo.json; what has not changed is taken from the cache. */
export function turbo(tasks, { extra = [], env = {} } = {}) {
  return runNode(
    [tool('turbo/bin/turbo'), 'run', ...tasks, '--output-logs=errors-only', '--log-prefix=task', ...extra],
    { stdio: ['ignore', 2, 2], env },
  )
}

/** Like {@link turbo}, and ends the process with its code when it fails. */
export async function requireTurbo(tasks, options) {
  const code = await turbo(tasks, options)
  if (code !== 0) process.exit(code)
}
