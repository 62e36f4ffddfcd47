// `npm run release [-- --dry-run | --keep-versions]`: turns the change notes into versions and change logs, tests the
// packages, packs them into `release/` with checksums and a bill of materials, and installs the tarballs as users do.
// Publishes nothing. With --dry-run it only says which versions would come of the notes; with --keep-versions it packs
// and installs what there is.
import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { showHelp } from './help.mjs'
import { writeReleaseFiles } from './release-files.mjs'
import { requireTurbo, root, runNode, tool } from './run.mjs'

showHelp(`
npm run release [-- --dry-run | --keep-versions]

Turns the change notes in .changeset into versions and change logs, tests the packages, packs them into release/ with
checksums and a bill of materials, and installs the tarballs as users do; publishes nothing.

  --dry-run        say which versions would come of the notes, and change nothing
  --keep-versions  pack and install what there is, without new versions
  --help           print this and end
`)

const npm = process.env.npm_execpath
const out = join(root, 'release')
const changeset = (...args) => runNode([tool('@changesets/cli/bin.js'), ...args])

async function ensure(ended) {
  const code = await ended
  if (code !== 0) process.exit(code)
}

if (process.argv.includes('--dry-run')) process.exit(await changeset('status', '--verbose'))
if (!npm) {
  console.error('Start this by "npm run release".')
  process.exit(1)
}
const nodes = [process.execPath, nodeOfMachine()].filter(Boolean)
const keepsVersions = process.argv.includes('--keep-versions')
const notes = readdirSync(join(root, '.changeset')).filter(
  (file) => file.endsWith('.md') && file !== 'README.md',
)
if (notes.length === 0 && !keepsVersions) {
  console.error('There is nothing to release: no change note in .changeset.')
  process.exit(1)
}
if (!keepsVersions) {
  await ensure(changeset('version'))
  // npm ci refuses a lock that names other versions of the workspaces.
  await ensure(runNode([npm, 'install', '--package-lock-only', '--ignore-scripts']))
}
const filters = ['@swx/sdk', '@swx/mock-server', 'swx-contract'].map((name) => `--filter=${name}`)
await requireTurbo(['build', 'types', ...(keepsVersions ? [] : ['test'])], { extra: filters })
const tarballs = writeReleaseFiles(npm, out)
// As users install them: on the Node of this project and on that of the machine.
await ensure(runNode(['tests/consumers/run.ts', ...tarballs, ...nodes]))
const mockServer = tarballs.find((file) => file.includes('swx-mock-server-'))
await ensure(runNode(['tests/package/try-package.ts', mockServer]))

/** The Node of this machine besides the one that the project brings along. */
function nodeOfMachine() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path) && realpathSync(path) !== realpathSync(process.execPath))
}
