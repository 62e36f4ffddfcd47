import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Hosts whose pages for editing have this address. */
const known = /^(?:git\+)?(https:\/\/(?:github|gitlab)\.com\/[^/]+\/.+?)(?:\.git)?$/

/**
 * The address at which a file of the repository is edited, with `:path` for the file: what the setting says, else what
 * follows from `repository` in package.json. Undefined where neither says it.
 */
export function editAddress(root: string, setting: string | undefined): string | undefined {
  if (setting) return setting
  const { repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const address = known.exec(typeof repository === 'string' ? repository : (repository?.url ?? ''))?.[1]
  return address && `${address}/edit/main/:path`
}
