import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const folder = join(import.meta.dirname, '..')
const stampFile = join(folder, 'node_modules', '.swx-installed')
const isWindows = process.platform === 'win32'

const readWanted = (): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).dependencies

/** Installs tests/bench/package-lock.json unless it is installed: what only benchmarks use is no part of the project. */
export async function installPackages(): Promise<void> {
  const lock = readFileSync(join(folder, 'package-lock.json'))
  const stamp = createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  console.error('Installing what only the benchmarks use (first run, or its lock changed) …')
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  try {
    await promisify(execFile)(isWindows ? 'npm.cmd' : 'npm', ['ci', ...flags], {
      cwd: folder,
      shell: isWindows,
    })
  } catch (cause) {
    throw new Error('The packages of tests/bench could not be installed: can the registry be reached?', {
      cause,
    })
  }
  writeFileSync(stampFile, stamp)
}

/** A module of an installed package. Types are not there before it is installed, so callers say what they use. */
export async function load<Module>(name: string): Promise<Module> {
  return (await import(name)) as Module
}

/** Where a package is installed. */
export const packageFolder = (name: string): string => join(folder, 'node_modules', name)

/** `openapi-fetch 0.17.0`. */
export const named = (name: string): string => `${name} ${readWanted()[name]}`
