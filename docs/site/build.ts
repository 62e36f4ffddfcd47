/**
 * Builds the documents as one site into `dist/docs`: the guides from where they are, the reference from the bundled
 * contract. A dead link, and a sample that does not compile, end it. With `--keep` the site goes into the folder of its
 * version, `dist/docs/1.0.0`, where later builds leave it. `--into FOLDER` names another folder than `dist/docs`.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vitepress'
import { copyDownloads } from './stage/downloads.ts'
import { stageGuides } from './stage/guides.ts'
import { writeLlms } from './stage/llms.ts'
import { writePages } from './stage/page.ts'
import { stageReference } from './stage/reference.ts'
import { placeSite, versionOf, writeVersions } from './stage/versions.ts'

const here = import.meta.dirname
const root = join(here, '../..')
const { values } = parseArgs({ options: { keep: { type: 'boolean' }, into: { type: 'string' } } })
const site = values.into ?? join(here, 'dist/docs')
const built = versionOf(root)
if (values.keep && built.isUnreleased) {
  console.error(
    `The contract differs from the released ${built.version}, and only a released version is kept.`,
  )
  process.exit(1)
}
const keptAs = values.keep ? built.version : undefined
const base = keptAs === undefined ? '/docs/' : `/docs/${keptAs}/`

const target = join(here, '.pages')
const folder = join(target, 'public')
rmSync(target, { recursive: true, force: true })
const pages = [...stageGuides(root), ...stageReference(root, base)]
writePages(pages, target)
copyFileSync(join(here, 'home.md'), join(target, 'index.md'))
copyDownloads(root, folder)
writeLlms(pages, folder, base)

const outDir = join(here, 'dist/built')
await build(here, { base, outDir })
execFileSync(process.execPath, [join(root, 'scripts/precompress.mjs'), outDir])
mkdirSync(site, { recursive: true })
placeSite(outDir, site, keptAs)
writeVersions(site, built, keptAs)
