// Programs of the project: run to their end, or served until this process is asked to stop.
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { projectNode } from './node/project-node.mjs'

/** The repository's root folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

const quiet = {
  TURBO_TELEMETRY_DISABLED: '1',
  REDOCLY_TELEMETRY: 'off',
  DO_NOT_TRACK: '1',
  SCARF_ANALYTICS: 'false',
}

/** The path of a module of an installed package, to be run by the project's Node. */
export const tool = (path) => join(root, 'node_modules', path)

const running = new Set()
let isStopping = false
let isServing = false

function start(program, args, options) {
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], ...options })
  running.add(child)
  const ended = new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`${program} could not be started: ${error.message}`)
      resolve(1)
    })
    child.on('exit', (code) => {
      running.delete(child)
      resolve(code ?? 1)
    })
  })
  return { child, ended }
}

function startNode(args, options) {
  const node = projectNode()
  const PATH = `${dirname(node)}${delimiter}${process.env.PATH}`
  return start(node, args, { ...options, env: { ...process.env, PATH, ...quiet, ...options.env } })
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
 * npm sends a signal to the shell that runs the script, and the shell ends without passing it on. All that this process
 * notices is that it has another parent.
 */
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && stop('SIGTERM'), 250).unref()
}

/** Ends this process, and what it started, with a line that says what to do. */
export async function fail(message, code = 1) {
  console.error(message)
  isStopping = true
  await endPrograms()
  process.exit(code)
}

const endOf = async ({ ended }) => {
  const code = await ended
  return isStopping ? new Promise(() => {}) : code
}

/**
 * Starts a program and waits for its end. When this process is asked to stop, the program is ended and the promise
 * stays pending: the process exits.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} its exit code
 */
export const runProgram = (program, args, options = {}) => endOf(start(program, args, options))

/** The same with the project's Node: `args` begin with a module. */
export const runNode = (args, options = {}) => endOf(startNode(args, options))

/**
 * Starts Node programs that serve until this process is asked to stop, which is a success. When one of them ends by
 * itself, the others are ended too.
 * @param {readonly string[][]} programs arguments for Node, one list per program
 * @param {import('node:child_process').SpawnOptions & { onStart?: (children: import('node:child_process').ChildProcess[]) => void }} [options]
 */
export async function serve(programs, { onStart, ...options } = {}) {
  isServing = true
  const started = programs.map((args) => startNode(args, options))
  onStart?.(started.map(({ child }) => child))
  const code = await Promise.race(started.map(({ ended }) => ended))
  if (isStopping) return new Promise(() => {})
  await endPrograms()
  return code
}

/** Runs tasks of the graph in turbo.json; what has not changed is taken from the cache. */
export function turbo(tasks, { extra = [], env = {} } = {}) {
  return runNode(
    [tool('turbo/bin/turbo'), 'run', ...tasks, '--output-logs=errors-only', '--log-prefix=task', ...extra],
    { stdio: ['ignore', 2, 2], env },
  )
}

/** Builds packages, or ends the process with the code of what failed. */
export async function requireTurbo(tasks, ...packages) {
  const code = await turbo(tasks, { extra: packages.map((name) => `--filter=${name}`) })
  if (code !== 0) process.exit(code)
}

/** Ends the process with one line that says what to do when the port on 127.0.0.1 is taken or is no port. */
export async function requireFreePort(port, variable = 'PORT') {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535)
    await fail(`${variable}=${port} is not a port number: set it to a number from 1 to 65535.`)
  const isFree = await new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(Number(port), '127.0.0.1', () => probe.close(() => resolve(true)))
  })
  if (!isFree)
    await fail(
      `Port ${port} is in use on 127.0.0.1: stop the program that holds it, or choose another with ${variable}=${Number(port) + 1}.`,
    )
}
