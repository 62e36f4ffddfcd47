// What a release consists of: a tarball of each package, their bill of materials and the checksums of all of it.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

const workspaces = ['@swx/sdk', '@swx/mock-server', 'swx-contract'].flatMap((name) => ['-w', name])

/** Writes the files into an empty folder and gives the paths of the tarballs. */
export function writeReleaseFiles(npm, out) {
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  const run = (...args) =>
    execFileSync(process.execPath, [npm, ...args, ...workspaces, '--loglevel=error'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    })
  run('pack', '--ignore-scripts', '--pack-destination', out)
  const materials = run('sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev')
  writeFileSync(join(out, 'bill-of-materials.cdx.json'), materials)
  const files = readdirSync(out).sort()
  const sum = (file) =>
    createHash('sha256')
      .update(readFileSync(join(out, file)))
      .digest('hex')
  writeFileSync(join(out, 'SHA256SUMS'), files.map((file) => `${sum(file)}  ${file}\n`).join(''))
  return files.filter((file) => file.endsWith('.tgz')).map((file) => join(out, file))
}
