import { spawn } from 'node:child_process'
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

/**
 * Starts a Node program of the project and waits for its end; signals are passed on.
 * @param {string[]} args arguments for Node
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} its exit code
 */
export function runNode(args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      ...options,
      env: { ...process.env, ...quiet, ...options.env },
    })
    const pass = (signal) => child.kill(signal)
    process.on('SIGINT', pass).on('SIGTERM', pass)
    child.on('exit', (code, signal) => {
      process.off('SIGINT', pass).off('SIGTERM', pass)
      resolve(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1))
    })
  })
}

/** Runs tasks of the graph in turbo.json; what has not changed is taken from the cache. */
export function turbo(tasks, { output = 'errors-only', extra = [] } = {}) {
  return runNode(
    [tool('turbo/bin/turbo'), 'run', ...tasks, `--output-logs=${output}`, '--log-prefix=task', ...extra],
    {
      stdio: ['ignore', 2, 2],
    },
  )
}

/** Like {@link turbo}, and ends the process with its code when it fails. */
export async function requireTurbo(tasks, options) {
  const code = await turbo(tasks, options)
  if (code !== 0) process.exit(code)
}
