/**
 * Writes `src/gen/`. Above all it compiles the schemas of the contract into plain functions, so that neither a server start nor a
 * browser pays for a schema compiler:
 *
 * - `parameters.js`, `bodies.js`, `responses.js`: the functions (ajv standalone code, no imports)
 * - `request-validators.ts`: `{ query, path, headers, body }` per operation; parameter validators convert strings to
 *   numbers and booleans and fill in defaults, in the object they are given
 * - `response-validators.ts`: per operation, a validator per HTTP status
 * - `validators.ts`: both together
 * - `validate.ts`, `field-errors.ts`: copied from `scripts/runtime/`
 * - `scenarios.ts`: the profiles of `scenarios/`, by name
 * - `operations.ts`, `catalogue.ts`: what the contract says of each operation and each code
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Options } from 'ajv'
import { compile, lean } from './compile.ts'
import { catalogueModule, operationsModule } from './tables.ts'
import { type Contract, operationSchemas, type Schema } from './validator-sources.ts'

const gen = join(import.meta.dirname, '..', 'src', 'gen')
const runtime = join(import.meta.dirname, 'runtime')
const header = '// Generated from the contract: do not edit, run "npm run codegen".\n'
const contractFile = join(import.meta.dirname, '..', '..', 'openapi', 'dist', 'openapi.json')
const errorsFile = join(import.meta.dirname, '..', '..', 'openapi', 'dist', 'errors.json')
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const contract: Contract = readJson(contractFile)

const write = (name: string, text: string) => writeFileSync(join(gen, name), header + text)

/** Collects schemas under names; equal ones, such as shared headers and problems, are compiled once. */
class Collection {
  readonly schemas: Record<string, Schema> = {}
  readonly #names = new Map<string, string>()

  add(name: string, schema: Schema): string {
    const key = JSON.stringify(lean(schema))
    const known = this.#names.get(key)
    if (known !== undefined) return known
    this.#names.set(key, name)
    this.schemas[name] = schema
    return name
  }

  write(file: string, options: Options): void {
    const names = Object.keys(this.schemas)
    const declarations = names.map((id) => `export declare const ${id}: Validate\n`)
    write(`${file}.js`, compile(contract.components.schemas, this.schemas, options))
    write(`${file}.d.ts`, `import type { Validate } from './validate.ts'\n\n${declarations.join('')}`)
  }
}

const parameters = new Collection()
const bodies = new Collection()
const responses = new Collection()
const requestLines: string[] = []
const responseLines: string[] = []
const bothLines: string[] = []

for (const { operationId, parameters: parts, body, responses: answers } of operationSchemas(contract)) {
  const request = Object.entries(parts).map(
    ([part, schema]) => `${part}: parameters.${parameters.add(`${operationId}_${part}`, schema)}`,
  )
  if (body !== undefined) request.push(`body: bodies.${bodies.add(operationId, body)}`)
  const response = Object.entries(answers).map(
    ([status, schema]) => `${status}: responses.${responses.add(`${operationId}_${status}`, schema)}`,
  )
  requestLines.push(`  ${operationId}: { ${request.join(', ')} },\n`)
  bothLines.push(
    `  ${operationId}: { ...requestValidators.${operationId}, response: responseValidators.${operationId} },\n`,
  )
  responseLines.push(`  ${operationId}: { ${response.join(', ')} },\n`)
}

rmSync(gen, { recursive: true, force: true })
mkdirSync(gen, { recursive: true })
parameters.write('parameters', { coerceTypes: true, useDefaults: true, allErrors: true })
bodies.write('bodies', { allErrors: true })
responses.write('responses', {})
for (const file of readdirSync(runtime)) write(file, readFileSync(join(runtime, file), 'utf8'))
write('operations.ts', operationsModule(readJson(contractFile)))
write('catalogue.ts', catalogueModule(readJson(errorsFile)))
write(
  'request-validators.ts',
  `import * as bodies from './bodies.js'
import * as parameters from './parameters.js'
import type { RequestValidators } from './validate.ts'

/** Per operation, what checks the parts of a request. */
export const requestValidators = {
${requestLines.join('')}} as const satisfies Record<string, RequestValidators>
`,
)
write(
  'response-validators.ts',
  `import * as responses from './responses.js'
import type { ResponseValidators } from './validate.ts'

/** Per operation, what checks an answer of each HTTP status. */
export const responseValidators = {
${responseLines.join('')}} as const satisfies Record<string, ResponseValidators>
`,
)
write(
  'validators.ts',
  `import { requestValidators } from './request-validators.ts'
import { responseValidators } from './response-validators.ts'
import type { RequestValidators, ResponseValidators } from './validate.ts'

/** The name of an operation of the contract. */
export type OperationId = keyof typeof requestValidators

/** Everything that checks one operation. */
export interface OperationValidators extends RequestValidators {
  readonly response: ResponseValidators
}

/** Per operation: \`{ query, path, headers, body, response }\`. */
export const validators: Readonly<Record<OperationId, OperationValidators>> = {
${bothLines.join('')}}
`,
)

const scenarioFolder = join(import.meta.dirname, '..', 'scenarios')
const scenarioLines = readdirSync(scenarioFolder)
  .filter((file) => file.endsWith('.json'))
  .sort()
  .map((file) => {
    const name = file.slice(0, -'.json'.length)
    return `  ${name}: ${JSON.stringify(JSON.parse(readFileSync(join(scenarioFolder, file), 'utf8')))},\n`
  })
write(
  'scenarios.ts',
  `/** The profiles a world can begin with, by name: the files of \`scenarios/\`. */
export const scenarios = {
${scenarioLines.join('')}} as const
`,
)
