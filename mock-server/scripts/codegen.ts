/**
 * Writes `src/gen/`:
 *
 * - `request-*.js`, `request-validators.ts`: what checks each part of each request; `responses.js`,
 *   `response-validators.ts`: what checks the answers, per operation and HTTP status; `control-*`: what checks the parts of
 *   control calls. All are compiled by ajv into plain functions that import nothing; they are not committed
 * - `profiles.ts`, `scenarios.ts`: the files of `scenarios/` by name, without and with their steps
 * - `control-schema.ts`, `control-operations.ts`: the calls of the control plane, as types and as a table
 * - `shown-fields.ts`: the fields that journal and archive may show, by `x-sensitive` of the contract
 * - `messages.ts`: what the contract says of each code
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Options } from 'ajv'
import { compile, compileVerbose, lean } from './compile.ts'
import { controlOperationsModule, controlSchema, isOfWorld } from './control-types.ts'
import { messagesModule } from './messages.ts'
import { shownFieldsModule } from './shown-fields.ts'
import { type Contract, operationSchemas, type Schema } from './validator-sources.ts'

const gen = join(import.meta.dirname, '..', 'src', 'gen')
const header = '// Generated from the contract: do not edit, run "npm run codegen".\n'
const contractFile = join(import.meta.dirname, '..', '..', 'openapi', 'dist', 'openapi.json')
const controlFile = join(import.meta.dirname, '..', '..', 'openapi', 'dist', 'sandbox-control.json')
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

  write(file: string, options: Options = {}): void {
    const names = Object.keys(this.schemas)
    const declarations = names.map((id) => `export declare const ${id}: Validate\n`)
    write(`${file}.js`, compile(contract.components.schemas, this.schemas, options))
    write(
      `${file}.d.ts`,
      `import type { Validate } from '../validation/validate.ts'\n\n${declarations.join('')}`,
    )
  }
}

const schemas = operationSchemas(contract)
const parameters = new Collection()
const bodies = new Collection()
const requestLines = schemas.map(({ operationId, parameters: given, body }) => {
  const parts = Object.entries(given).map(
    ([part, schema]) => `${part}: parameters.${parameters.add(`${operationId}_${part}`, schema)}`,
  )
  if (body !== undefined) parts.push(`body: bodies.${bodies.add(operationId, body)}`)
  return `  ${operationId}: { ${parts.join(', ')} },\n`
})
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
write('messages.ts', messagesModule(readJson(errorsFile)))
// Texts become what they stand for, and defaults are filled in; of what is wrong everything is told.
parameters.write('request-parameters', { coerceTypes: true, useDefaults: true, allErrors: true })
bodies.write('request-bodies', { allErrors: true })
write(
  'request-validators.ts',
  `import type { OperationId } from '@swx/openapi/operations'
import type { RequestValidators } from '../validation/validate.ts'
import * as bodies from './request-bodies.js'
import * as parameters from './request-parameters.js'

/** Per operation, what checks the parts of a request; a part is absent when the operation has nothing there. */
export const requestValidators: Readonly<Record<OperationId, RequestValidators>> = {
${requestLines.join('')}}
`,
)
write(
  'response-validators.ts',
  `import type { ResponseValidators } from '../validation/validate.ts'
import * as responses from './responses.js'

/** Per operation, what checks an answer of each HTTP status. */
export const responseValidators = {
${responseLines.join('')}} as const satisfies Record<string, ResponseValidators>
`,
)
const control: Contract = readJson(controlFile)
const NO_FIELDS = { type: 'object', additionalProperties: false }
const controlBodies: Record<string, Schema> = {}
const controlParameters: Record<string, Schema> = {}
const callsOfWorlds = operationSchemas(control).filter(({ path }) =>
  Object.values(control.paths[path] ?? {}).every(isOfWorld),
)
const controlLines = callsOfWorlds.map(({ operationId, path, parameters: given, body }) => {
  const parts: string[] = []
  for (const part of ['path', 'query']) {
    const schema = given[part]
    if (schema === undefined) continue
    controlParameters[`${operationId}_${part}`] = schema
    parts.push(`${part}: parameters.${operationId}_${part}`)
  }
  const takesBody = control.paths[path]?.post?.operationId === operationId
  // A world file has a reader of its own, which says what it is a file of, and of which version.
  if (takesBody && operationId !== 'importWorld') {
    controlBodies[operationId] = body ?? NO_FIELDS
    parts.push(`body: bodies.${operationId}`)
  }
  return `  ${operationId}: { ${parts.join(', ')} },\n`
})
const writeVerbose = (file: string, schemas: Record<string, Schema>, options: Options = {}): void => {
  write(`${file}.js`, compileVerbose(control.components.schemas, schemas, options))
  const declarations = Object.keys(schemas).map((id) => `export declare const ${id}: Validate\n`)
  write(
    `${file}.d.ts`,
    `import type { Validate } from '../validation/validate.ts'\n\n${declarations.join('')}`,
  )
}
writeVerbose('control-bodies', controlBodies)
writeVerbose('control-parameters', controlParameters, { coerceTypes: true })
write(
  'control-validators.ts',
  `import type { RequestValidators } from '../validation/validate.ts'
import * as bodies from './control-bodies.js'
import type { controlOperations } from './control-operations.ts'
import * as parameters from './control-parameters.js'

/** Per control call, what checks its parts; a part is absent when the call has nothing there. */
export const controlValidators: Readonly<Record<keyof typeof controlOperations, RequestValidators>> = {
${controlLines.join('')}}
`,
)
write('control-schema.ts', await controlSchema(controlFile))
write('control-operations.ts', controlOperationsModule(control))
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
write('shown-fields.ts', shownFieldsModule(contract))
