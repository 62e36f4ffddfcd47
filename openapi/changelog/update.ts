/**
 * Keeps `openapi/CHANGELOG.md`: compares the contract with the last released one (`changelog/released.jsonl`) and writes the
 * section "Unreleased". `--release` turns that section into one of the version in `openapi.yaml` and makes the present
 * contract the released one. `--check` writes nothing and fails when the file is out of date, or when a breaking
 * change did not raise the version.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compare } from './compare.ts'
import { changelog, isRaisedEnough, nextBreaking, releasedPart, versionSection } from './document.ts'
import { factsOfContract, readFacts, writeFacts } from './facts.ts'

const folder = join(import.meta.dirname, '..')
const logFile = join(folder, 'CHANGELOG.md')
const releasedFile = join(import.meta.dirname, 'released.jsonl')

const released = readFacts(readFileSync(releasedFile, 'utf8'))
const present = factsOfContract(JSON.parse(readFileSync(join(folder, 'dist', 'openapi.json'), 'utf8')))
const log = readFileSync(logFile, 'utf8')
const changes = compare(released, present)

if (!isRaisedEnough(released.version, present.version, changes)) {
  console.error(
    `The contract breaks version ${released.version}: raise info.version in openapi.yaml, for example to ${nextBreaking(released.version)}.`,
  )
  process.exit(1)
}
if (process.argv.includes('--release')) {
  if (changes.length > 0 && present.version === released.version) {
    console.error(
      `The contract differs from version ${released.version}: raise info.version in openapi.yaml.`,
    )
    process.exit(1)
  }
  const old = releasedPart(log)
  const section = changes.length > 0 ? versionSection(present.version, changes) : ''
  writeFileSync(logFile, changelog([], section + old))
  writeFileSync(releasedFile, writeFacts(present))
} else {
  const wanted = changelog(changes, releasedPart(log))
  if (!process.argv.includes('--check')) writeFileSync(logFile, wanted)
  else if (wanted !== log) {
    console.error('CHANGELOG.md is out of date: run "npm run changelog -w @swx/openapi" and commit it.')
    process.exit(1)
  }
}
