import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cell, row, table } from './markdown.ts'

export interface ErrorCode {
  readonly code: string
  readonly key: string
  readonly meaning: string
  readonly kind: string
  readonly operations: readonly string[]
}

/** The catalogue of codes, without the successes. */
export const readErrors = (root: string): ErrorCode[] =>
  JSON.parse(readFileSync(join(root, 'openapi/dist/errors.json'), 'utf8')).codes.filter(
    ({ kind }: ErrorCode) => kind !== 'success',
  )

const errorRow = ({ code, key, meaning }: ErrorCode): string =>
  row(`\`${code}\``, `\`${key}\``, cell(meaning))

export const errorTable = (errors: readonly ErrorCode[]): string =>
  table(['Code', '`error.key`', 'What it means'], errors.map(errorRow))

export const errorsPage = (errors: readonly ErrorCode[]): string => `# Error codes

Every answer says in \`code\` what came of the call. These are the codes of errors; none of them changed anything. In the
SDK, \`error.code\` is the code and \`error.key\` its name. The page of an operation lists the codes that it can answer.

${errorTable(errors)}
`
