// `npm run release [-- --dry-run]`: turns the change notes into a version of the SDK and packs it. Publishes nothing.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { showHelp } from './help.mjs'
import { requireTurbo, root, runNode } from './run.mjs'

showHelp(`
npm run release [-- --dry-run]

Turns the change notes in .changeset into a version and packs it; publishes nothing.

  --dry-run  say what would be released, and change nothing
  --help     print this and end
`)

const notes = join(root, '.changeset')
const sdk = join(root, 'sdk')
const kinds = ['major', 'minor', 'patch']

/** The change notes: how large each change is, and what it says. */
function readNotes() {
  return readdirSync(notes)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .sort()
    .map((file) => {
      const match = readFileSync(join(notes, file), 'utf8').match(/^---\n"@swx\/sdk": (\w+)\n---\n([\s\S]+)$/)
      if (!match || !kinds.includes(match[1])) {
        console.error(`.changeset/${file} is no change note: see .changeset/README.md.`)
        process.exit(1)
      }
      return { file, kind: match[1], text: match[2].trim() }
    })
}

/** The version after changes of these kinds; below 1.0.0 a major change counts as a minor one. */
function nextVersion(version, changes) {
  const [major, minor, patch] = version.split('.').map(Number)
  const largest = kinds.find((kind) => changes.some((change) => change.kind === kind))
  if (largest === 'major' && major > 0) return `${major + 1}.0.0`
  return largest === 'patch' ? `${major}.${minor}.${patch + 1}` : `${major}.${minor + 1}.0`
}

const changes = readNotes()
if (changes.length === 0) {
  console.error('There is nothing to release: no change note in .changeset.')
  process.exit(1)
}
const manifestFile = join(sdk, 'package.json')
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
const version = nextVersion(manifest.version, changes)
const entry = `## ${version}\n\n${changes.map(({ kind, text }) => `- ${kind}: ${text}`).join('\n')}\n`
console.log(entry)
if (process.argv.includes('--dry-run')) process.exit(0)

// Whoever imports the package inside this repository names its version too.
for (const name of readdirSync(root, { withFileTypes: true })) {
  const file = join(root, name.name, 'package.json')
  const text = name.isDirectory() ? readIfThere(file) : undefined
  if (!text?.includes('"@swx/sdk"')) continue
  const renewed = text
    .replace(/("name": "@swx\/sdk",\s*"version": ")[^"]*/, `$1${version}`)
    .replace(/("@swx\/sdk": ")[^"]*/g, `$1${version}`)
  writeFileSync(file, renewed)
}
// npm ci refuses a lock that names other versions of the workspaces.
const lockFile = join(root, 'package-lock.json')
const lock = JSON.parse(readFileSync(lockFile, 'utf8'))
lock.packages.sdk.version = version
for (const { dependencies, devDependencies } of Object.values(lock.packages))
  for (const list of [dependencies, devDependencies]) if (list?.['@swx/sdk']) list['@swx/sdk'] = version
writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`)

const changelog = join(sdk, 'CHANGELOG.md')
const title = '# Changes\n\n'
writeFileSync(changelog, title + entry + (readIfThere(changelog) ?? title).slice(title.length - 1))
for (const { file } of changes) rmSync(join(notes, file))

await requireTurbo(['build', 'test'], { extra: ['--filter=@swx/sdk'] })
const out = join(sdk, 'release')
mkdirSync(out, { recursive: true })
const npm = process.env.npm_execpath
if (!npm) {
  console.error('Start this by "npm run release".')
  process.exit(1)
}
process.exit(await runNode([npm, 'pack', '--ignore-scripts', '--pack-destination', out], { cwd: sdk }))

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
