// Which Node runs the project: that of the machine when it is new enough, else the one whose package is in
// package-lock.json beside this file. docs/decisions/0029-node-of-the-machine.md says why.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const isWindows = process.platform === 'win32'
export const nodeName = isWindows ? 'node.exe' : 'node'

/** The folder that the package of a Node is installed in. */
export const nodeFolder = dirname(fileURLToPath(import.meta.url))

/** The oldest Node that runs the project, and the oldest that installs it. */
export const needed = [24, 18]
export const installable = [20, 19]

/** @param {string} version such as `24.18.0` */
export function isAtLeast(version, [major, minor]) {
  const [a = 0, b = 0] = version.split('.').map(Number)
  return a > major || (a === major && b >= minor)
}

/** The program that was fetched for this platform, whether it is there or not. */
export const fetchedNode = join(
  ...[
    nodeFolder,
    'node_modules',
    `node-${isWindows ? 'win' : process.platform}-${process.arch}`,
    'bin',
    nodeName,
  ],
)

/** The path of the Node that runs the project's programs. */
export const projectNode = () =>
  isAtLeast(process.versions.node, needed) || !existsSync(fetchedNode) ? process.execPath : fetchedNode
