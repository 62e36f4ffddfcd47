import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { prepare } from '../bootstrap.mjs'
import { projectNode } from '../node/project-node.mjs'
import { fail, requireTurbo, root, runNode, tool } from '../processes.mjs'

const npm = process.env.npm_execpath
const packages = ['@swx/sdk', '@swx/mock-server', 'swx-contract']
const out = join(root, 'release')

const changeset = (...args) => runNode([tool('@changesets/cli/bin.js'), ...args])

async function ensure(ended) {
  const code = await ended
  if (code !== 0) process.exit(code)
}

/** Turns the change notes into versions and change logs, and closes the section of the contract's change log. */
async function setVersions() {
  const notes = readdirSync(join(root, '.changeset')).filter(
    (file) => file.endsWith('.md') && file !== 'README.md',
  )
  if (notes.length === 0) await fail('There is nothing to release: no change note in .changeset.')
  // First: it ends here when the contract changed and its version did not.
  await ensure(runNode(['openapi/changelog/update.ts', '--release']))
  await ensure(changeset('version'))
  // npm ci does not take a lock that names other versions of the workspaces.
  await ensure(runNode([npm, 'install', '--package-lock-only', '--ignore-scripts']))
}

/** Runs npm for the packages that are published, and answers what it printed. */
const npmForPackages = (...args) =>
  execFileSync(
    projectNode(),
    [npm, ...args, ...packages.flatMap((name) => ['-w', name]), '--loglevel=error'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    },
  )

/** Writes a tarball of each package into a folder that is there. */
const packInto = (folder) => npmForPackages('pack', '--ignore-scripts', '--pack-destination', folder)

/** Builds the packages as they are and packs them into a user's folder. */
async function packFor(folder) {
  if (!folder) await fail('Name the folder: npm run release -- --pack FOLDER', 2)
  const target = resolve(process.env.INIT_CWD ?? root, folder)
  if (!existsSync(target)) await fail(`${target} does not exist: make it, then run the command again.`, 2)
  await requireTurbo(['build', 'types'], ...packages)
  console.log(packInto(target).trim())
  return 0
}

/** Writes a tarball of each package, their bill of materials and the checksums of all of it into an empty folder. */
function pack() {
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  packInto(out)
  const materials = npmForPackages(
    ...['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev'],
  )
  writeFileSync(join(out, 'bill-of-materials.cdx.json'), materials)
  const files = readdirSync(out).sort()
  const sum = (file) =>
    createHash('sha256')
      .update(readFileSync(join(out, file)))
      .digest('hex')
  writeFileSync(join(out, 'SHA256SUMS'), files.map((file) => `${sum(file)}  ${file}\n`).join(''))
  return files.filter((file) => file.endsWith('.tgz')).map((file) => join(out, file))
}

/** @type {import('../run.mjs').Command} */
export const release = {
  help: `
npm run release [-- --dry-run | --keep-versions | --pack FOLDER]

Turns the change notes in .changeset into versions and change logs, closes the section of the contract's, tests the packages, packs them into release/ with
checksums and a bill of materials, and installs the tarballs as users do; publishes nothing.

  --dry-run        say which versions would come of the notes, and change nothing
  --keep-versions  pack and install what there is, without new versions
  --pack FOLDER    only build the packages as they are and pack them into FOLDER
  --help           print this and end
`,
  async run(args) {
    if (!npm) await fail('Start this by "npm run release".')
    const packs = args.indexOf('--pack')
    await prepare(packs < 0 ? 'browser' : 'build')
    if (packs >= 0) return packFor(args[packs + 1])
    if (args.includes('--dry-run')) return changeset('status', '--verbose')
    const keepsVersions = args.includes('--keep-versions')
    if (!keepsVersions) await setVersions()
    await requireTurbo(['build', 'types', ...(keepsVersions ? [] : ['test'])], ...packages)
    const tarballs = pack()
    await ensure(runNode(['tests/consumers/run.ts', ...tarballs]))
    return runNode([
      'tests/package/try-package.ts',
      tarballs.find((file) => file.includes('swx-mock-server-')),
    ])
  },
}
