import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { join, sep } from 'node:path'
import { StartError } from './start-error.ts'

const isInside = (folder: string, path: string): boolean =>
  existsSync(path) && `${realpathSync(path)}${sep}`.startsWith(realpathSync(folder) + sep)

/**
 * Looks at a folder whose files are to be served.
 *
 * @throws StartError when there is none, or a symbolic link leads out of it.
 */
export const checkFolder = (folder: string): void => {
  if (!existsSync(folder)) throw new StartError(`There is no folder ${folder}.`)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isSymbolicLink() && !isInside(folder, path))
      throw new StartError(`${path} is a link that leads out of the folder: put the file itself there.`)
  }
}
