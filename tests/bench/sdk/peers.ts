import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from '../peers/load.mjs'

const folder = join(import.meta.dirname, '..', 'peers')
const wanted: Record<string, string> = JSON.parse(
  readFileSync(join(folder, 'package.json'), 'utf8'),
).dependencies

const isInstalled = (name: string) => {
  const file = join(folder, 'node_modules', name, 'package.json')
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === wanted[name]
}

/**
 * Installs the clients that ours is measured against, in a folder of their own: they are no part of the project.
 *
 * @returns whether they are there; a machine without a package registry measures ours alone
 */
export function installPeers(): boolean {
  if (Object.keys(wanted).every(isInstalled)) return true
  try {
    const flags = ['--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    execFileSync('npm', ['install', ...flags], { cwd: folder, stdio: 'inherit', timeout: 300_000 })
  } catch {
    console.error('The peers could not be installed: only the SDK itself is measured.')
  }
  return Object.keys(wanted).every(isInstalled)
}

/** A module of an installed peer. Their types are not installed with the project, so callers say what they use. */
export async function peer<Module>(name: string): Promise<Module> {
  return (await load(name)) as Module
}

/** `openapi-fetch 0.17.0`. */
export const named = (name: string): string => `${name} ${wanted[name]}`
