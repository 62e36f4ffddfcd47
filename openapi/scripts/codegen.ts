/**
 * Writes what follows from the paths (`errors.ts`), and bundles the contract into `dist/`: `openapi.json`, `asyncapi.json` and `sandbox-control.json` by Redocly,
 * `errors.json` from the catalogue, which is also appended to the description of the contract as a table, and
 * `operations.ts`, the table of operations that SDK and mock server work by. The output depends on the sources alone,
 * so it can be committed and compared.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { type Bundle, closeBodies } from './close-bodies.ts'
import { addCodeSamples } from './code-samples.ts'
import { describeCodes } from './describe-codes.ts'
import { describeHeaders } from './describe-headers.ts'
import { writeErrorSchemas } from './error-schemas.ts'
import { operationTable, type TabledContract } from './operation-table.ts'
import { type Contract, reverseIndex } from './reverse-index.ts'

const folder = join(import.meta.dirname, '..')
const dist = join(folder, 'dist')
const redocly = join(folder, '..', 'node_modules', '@redocly', 'cli', 'bin', 'cli.js')

/** Each document of the contract with the name of its bundle. */
const documents = [
  ['openapi.yaml', 'openapi.json'],
  ['market-feed.asyncapi.yaml', 'asyncapi.json'],
  ['sandbox-control.yaml', 'sandbox-control.json'],
] as const

function bundle(source: string, target: string): void {
  const file = join(dist, target)
  const run = spawnSync(process.execPath, [redocly, 'bundle', source, '--output', file], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', DO_NOT_TRACK: '1' },
  })
  if (run.status !== 0) {
    console.error(run.stderr || run.stdout)
    process.exit(1)
  }
  writeJson(target, JSON.parse(readFileSync(file, 'utf8')))
}

function writeJson(target: string, value: unknown): void {
  writeFileSync(join(dist, target), `${JSON.stringify(value, null, 2)}\n`)
}

interface Entry {
  code: string
  meaning: string
  origin: string
  kind: string
  http?: string
}

/** The error catalogue as a table, for the reference. */
function codeTable(codes: Entry[]): string {
  const rows = codes.map(
    ({ code, meaning, origin, http = '200' }) => `| \`${code}\` | ${meaning} | ${http} | ${origin} |`,
  )
  return ['## Codes', '| code | meaning | HTTP | origin |', '| --- | --- | --- | --- |', ...rows, ''].join(
    '\n',
  )
}

/** Adds to the customer API what is made from the rest of it. */
function completeContract(catalogue: { codes: Entry[] }): void {
  const contract = JSON.parse(readFileSync(join(dist, 'openapi.json'), 'utf8'))
  contract.info.description += `\n${codeTable(catalogue.codes)}`
  describeCodes(contract, catalogue.codes)
  describeHeaders(contract)
  addCodeSamples(contract)
  writeJson('openapi.json', contract)
}

/** The catalogue, with the operations that answer each code. */
function writeCatalogue({ codes }: { codes: Entry[] }): void {
  const contract: Contract = JSON.parse(readFileSync(join(dist, 'openapi.json'), 'utf8'))
  const index = reverseIndex(contract)
  writeJson('errors.json', {
    codes: codes.map((entry) => ({ ...entry, operations: index.get(entry.code) ?? [] })),
  })
}

function writeOperations(): void {
  const contract: TabledContract = JSON.parse(readFileSync(join(dist, 'openapi.json'), 'utf8'))
  writeFileSync(join(dist, 'operations.ts'), operationTable(contract))
}

/** A misspelt field of a control call is an error, so its bodies take no fields but their own. */
function closeControlBodies(): void {
  const control: Bundle = JSON.parse(readFileSync(join(dist, 'sandbox-control.json'), 'utf8'))
  closeBodies(control)
  writeJson('sandbox-control.json', control)
}

rmSync(dist, { recursive: true, force: true })
mkdirSync(dist, { recursive: true })
writeErrorSchemas()
for (const [source, target] of documents) bundle(source, target)
const catalogue = parse(readFileSync(join(folder, 'errors.yaml'), 'utf8'))
completeContract(catalogue)
writeCatalogue(catalogue)
writeOperations()
closeControlBodies()
