// `npm run release [-- --dry-run]`: turns the change notes into versions and change logs, tests the packages, packs them
// into `release/` and tries that of the mock server as a new user would. Publishes nothing. With --dry-run it only says
// which versions would come of the notes.
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { requireTurbo, root, runNode, tool } from './run.mjs'

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
rmSync(out, { recursive: true, force: true })
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
await ensure(runNode([npm, ...pack]))
const mockServer = readdirSync(out).findLast((file) => file.startsWith('swx-mock-server-'))
process.exit(await runNode(['tests/package/try-package.ts', join(out, mockServer)]))
