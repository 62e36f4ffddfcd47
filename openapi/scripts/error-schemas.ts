/**
 * Writes `components/schemas/errors/<Operation>Error.yaml` for each operation that refers to it. All codes that an
 * operation answers over HTTP 200 are listed once, in its `x-codes`. This schema gets the codes that no other outcome
 * has.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'

interface Schema {
  $ref?: string
  oneOf?: Schema[]
  properties?: { code?: { enum?: string[] } }
}

interface Operation {
  operationId: string
  'x-codes'?: Record<string, string>
  responses?: {
    '200'?: { content: { 'application/json': { schema: Schema } } }
  }
}

const folder = join(import.meta.dirname, '..')
const paths = join(folder, 'paths')
const errors = join(folder, 'components', 'schemas', 'errors')

const nameOf = (operationId: string): string =>
  `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Error`

/** The codes of an outcome; `from` is the file that refers to it. */
function codesOf(outcome: Schema, from: string): string[] {
  if (outcome.$ref === undefined) return outcome.properties?.code?.enum ?? []
  const file = join(dirname(from), outcome.$ref)
  return codesOf(parse(readFileSync(file, 'utf8')), file)
}

/** Which counts of attempts an error with these codes changes, although the operation was not carried out. */
const attemptsOf = (codes: readonly string[]): string =>
  [
    codes.includes('11001')
      ? ' An incorrect verification code uses up one of the five attempts for the code that was sent.'
      : '',
    codes.includes('11002')
      ? ' An incorrect security password uses up one of five attempts. Five incorrect security passwords in a row lock payments.'
      : '',
  ].join('')

const textOf = (
  operationId: string,
  codes: readonly string[],
): string => `# Generated from the path of the operation: do not edit.
type: object
description: ${JSON.stringify(`The answer when \`${operationId}\` ends with an error. The request was not carried out.${attemptsOf(codes)}`)}
required: [ code, msg, result, traceId, serverTime ]
properties:
  code:
    type: string
    enum:
${codes.map((code) => `      - "${code}"\n`).join('')}    description: The code of the error in the error catalogue.
  msg: { $ref: ../Message.yaml }
  result: { $ref: ../Nothing.yaml }
  traceId: { $ref: ../TraceId.yaml }
  serverTime: { $ref: ../ServerTime.yaml }
`

/** The error schema of the operation in a path file, as text; undefined if the operation refers to none. */
function errorOf(file: string): { name: string; text: string } | undefined {
  const [operation] = Object.values(parse(readFileSync(file, 'utf8'))) as Operation[]
  const answer = operation?.responses?.['200']
  if (!operation || !answer) return undefined
  const name = nameOf(operation.operationId)
  const outcomes = answer.content['application/json'].schema.oneOf ?? []
  const others = outcomes.filter(({ $ref }) => !$ref?.endsWith(`/${name}.yaml`))
  if (others.length === outcomes.length) return undefined
  const taken = new Set(others.flatMap((outcome) => codesOf(outcome, file)))
  const codes = Object.keys(operation['x-codes'] ?? {}).filter((code) => !taken.has(code))
  if (codes.length === 0)
    throw new Error(`${file} refers to ${name} and has no code for it: add "x-codes: { "10010": why }".`)
  return { name, text: textOf(operation.operationId, codes) }
}

/** Brings the files up to date, and removes those that no operation refers to any more. */
export function writeErrorSchemas(): void {
  mkdirSync(errors, { recursive: true })
  const made = readdirSync(paths).flatMap((file) => errorOf(join(paths, file)) ?? [])
  const names = new Set(made.map(({ name }) => `${name}.yaml`))
  for (const file of readdirSync(errors))
    if (file.endsWith('Error.yaml') && !names.has(file)) rmSync(join(errors, file))
  for (const { name, text } of made) {
    const file = join(errors, `${name}.yaml`)
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
  }
}
