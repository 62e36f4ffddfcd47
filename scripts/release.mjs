// `npm run release [-- --dry-run]`: turns the change notes into versions and change logs, tests the packages and packs
// them into `release/`. Publishes nothing. With --dry-run it only says which versions would come of the notes.
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { showHelp } from './help.mjs'
import { requireTurbo, root, runNode, tool } from './run.mjs'

showHelp(`
npm run release [-- --dry-run]

Turns the change notes in .changeset into versions and change logs, tests the packages and packs them into release/;
publishes nothing.

  --dry-run  say which versions would come of the notes, and change nothing
  --help     print this and end
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
const notes = readdirSync(join(root, '.changeset')).filter(
  (file) => file.endsWith('.md') && file !== 'README.md',
)
if (notes.length === 0) {
  console.error('There is nothing to release: no change note in .changeset.')
  process.exit(1)
}
await ensure(changeset('version'))
// npm ci refuses a lock that names other versions of the workspaces.
await ensure(runNode([npm, 'install', '--package-lock-only', '--ignore-scripts']))
await requireTurbo(['build', 'types', 'test'], { extra: ['--filter=@swx/sdk', '--filter=@swx/mock-server'] })
mkdirSync(out, { recursive: true })
const pack = [
  'pack',
  '-w',
  '@swx/sdk',
  '-w',
  '@swx/mock-server',
  '--ignore-scripts',
  '--pack-destination',
  out,
]
process.exit(await runNode([npm, ...pack]))
