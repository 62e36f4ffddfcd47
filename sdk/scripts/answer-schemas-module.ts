interface Operation {
  operationId: string
  responses: Record<
    string,
    { content: { 'application/json': { schema: { $ref?: string; oneOf?: { $ref: string }[] } } } }
  >
}
interface Contract {
  paths: Record<string, Record<string, Operation>>
}

const nameOf = (ref = '') => ref.split('/').at(-1) ?? ''
const operationsOf = ({ paths }: Contract) => Object.values(paths).flatMap((item) => Object.values(item))

/** The text of `src/gen/answer-schemas.ts`: the schema of each operation's success. */
export function answerSchemasModule(contract: Contract): string {
  const lines = operationsOf(contract).map(({ operationId, responses }) => {
    const schema = responses['200']?.content['application/json'].schema
    return `  ${operationId}: schemas.${nameOf(schema?.oneOf?.[0]?.$ref ?? schema?.$ref)},\n`
  })
  return `
import type { ZodMiniType } from 'zod/mini'
import type { OperationId } from '@swx/openapi/operations'
import * as schemas from './zod/model.schemas.ts'

/** The schema of each operation's success envelope. */
export const answerSchemas: Readonly<Record<OperationId, ZodMiniType>> = {
${lines.join('')}}
`
}
