/**
 * Writes `src/gen/`:
 *
 * - `request-rules.ts`: what the contract asks of each part of each request, in a form that is small in a browser
 * - `responses.js`, `response-validators.ts`: what checks the answers, per operation and HTTP status, compiled into plain
 *   functions (ajv standalone code, no imports), so that no test waits for a schema compiler
 * - `validate.ts`, `field-errors.ts`: copied from `scripts/runtime/`
 * - `profiles.ts`, `scenarios.ts`: the files of `scenarios/` by name, without and with their steps
 * - `operations.ts`, `messages.ts`: what the contract says of each operation and each code
 * - `instruments.ts`: the sample instruments column by column
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile, lean } from './compile.ts'
import { instrumentsModule } from './instruments-module.ts'
import { rulesModule } from './rules-module.ts'
import { messagesModule, operationsModule } from './tables.ts'
import { type Contract, operationSchemas, type Schema } from './validator-sources.ts'

const gen = join(import.meta.dirname, '..', 'src', 'gen')
const runtime = join(import.meta.dirname, 'runtime')
const header = '// Generated from the contract: do not edit, run "npm run codegen".\n'
const contractFile = join(import.meta.dirname, '..', '..', 'openapi', 'dist', 'openapi.json')
const errorsFile = join(import.meta.dirname, '..', '..', 'openapi', 'dist', 'errors.json')
const instrumentFile = join(import.meta.dirname, '..', 'src', 'market', 'instruments.json')
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

  write(file: string): void {
    const names = Object.keys(this.schemas)
    const declarations = names.map((id) => `export declare const ${id}: Validate\n`)
    write(`${file}.js`, compile(contract.components.schemas, this.schemas))
    write(`${file}.d.ts`, `import type { Validate } from './validate.ts'\n\n${declarations.join('')}`)
  }
}

const schemas = operationSchemas(contract)
const responses = new Collection()
const responseLines = schemas.map(({ operationId, responses: answers }) => {
  const response = Object.entries(answers).map(
    ([status, schema]) => `${status}: responses.${responses.add(`${operationId}_${status}`, schema)}`,
  )
  return `  ${operationId}: { ${response.join(', ')} },\n`
})

rmSync(gen, { recursive: true, force: true })
mkdirSync(gen, { recursive: true })
responses.write('responses')
for (const file of readdirSync(runtime)) write(file, readFileSync(join(runtime, file), 'utf8'))
write('operations.ts', operationsModule())
write('messages.ts', messagesModule(readJson(errorsFile)))
write('request-rules.ts', rulesModule(schemas, contract.components.schemas))
write(
  'response-validators.ts',
  `import * as responses from './responses.js'
import type { ResponseValidators } from './validate.ts'

/** Per operation, what checks an answer of each HTTP status. */
export const responseValidators = {
${responseLines.join('')}} as const satisfies Record<string, ResponseValidators>
`,
)
const scenarioFolder = join(import.meta.dirname, '..', 'scenarios')
const scenarios = readdirSync(scenarioFolder)
  .filter((file) => file.endsWith('.json'))
  .sort()
  .map((file) => ({ name: file.slice(0, -'.json'.length), ...readJson(join(scenarioFolder, file)) }))
const lineOf = (name: string, value: object) => `  ${name}: ${JSON.stringify(value)},\n`
write(
  'profiles.ts',
  `/** The profiles a world can begin with, without their steps unless there are none. */
export const profiles = {
${scenarios
  .map(({ name, about: _, steps, ...rest }) => lineOf(name, steps.length === 0 ? { ...rest, steps } : rest))
  .join('')}} as const
`,
)
write(
  'scenarios.ts',
  `/** The profiles a world can begin with, by name: the files of \`scenarios/\`. */
export const scenarios = {
${scenarios.map(({ name, ...scenario }) => lineOf(name, scenario)).join('')}} as const
`,
)
write('instruments.ts', instrumentsModule(readJson(instrumentFile)))
