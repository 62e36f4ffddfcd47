import { cpSync, existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const versionName = /^\d+\.\d+\.\d+$/

/** The version that a site is built from. */
export interface ContractVersion {
  readonly version: string
  /** The contract differs from the released version of that number. */
  readonly isUnreleased: boolean
}

/** What the site's switch reads: where it is, and which released versions are kept beside it. */
export interface KnownVersions {
  readonly latest: ContractVersion
  /** Versions that have a folder of their own, the newest first. */
  readonly kept: readonly string[]
}

export function versionOf(root: string): ContractVersion {
  const { version } = JSON.parse(readFileSync(join(root, 'openapi/dist/openapi.json'), 'utf8')).info
  const log = readFileSync(join(root, 'openapi/CHANGELOG.md'), 'utf8')
  return { version, isUnreleased: /^## Unreleased$/m.test(log) }
}

const newestFirst = (a: string, b: string): number => b.localeCompare(a, 'en', { numeric: true })

/** The released versions that lie in the folder of a site. */
export const keptVersions = (site: string): string[] =>
  globSync('*/index.html', { cwd: site })
    .map((file) => file.split(/[\\/]/)[0] ?? '')
    .filter((name) => versionName.test(name))
    .sort(newestFirst)

/** Moves a built site to its place: its own folder if it is kept as a version, else around the folders of versions. */
export function placeSite(built: string, site: string, keptAs: string | undefined): void {
  const place = keptAs === undefined ? site : join(site, keptAs)
  const former = existsSync(place) ? readdirSync(place) : []
  for (const name of former)
    if (keptAs !== undefined || !versionName.test(name)) rmSync(join(place, name), { recursive: true })
  // Copied, since the place may be on another disk.
  cpSync(built, place, { recursive: true })
  rmSync(built, { recursive: true })
}

/** Writes which versions there are, from the folders that are there. A version that is kept leaves the rest as it is. */
export function writeVersions(site: string, built: ContractVersion, keptAs: string | undefined): void {
  const file = join(site, 'versions.json')
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as KnownVersions) : undefined
  const latest = keptAs === undefined ? built : (before?.latest ?? built)
  const known: KnownVersions = { latest, kept: keptVersions(site) }
  writeFileSync(file, `${JSON.stringify(known, null, 2)}\n`)
}
