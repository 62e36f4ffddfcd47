import { execFileSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * The Node that the machine has besides the one this project brings; this one where there is no other.
 * Users of the published package run it with theirs.
 */
export function machineNode(): { readonly path: string; readonly version: string } {
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const own = realpathSync(process.execPath)
  const found = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path) && realpathSync(path) !== own)
  const path = found ?? process.execPath
  return { path, version: execFileSync(path, ['--version'], { encoding: 'utf8' }).trim() }
}
