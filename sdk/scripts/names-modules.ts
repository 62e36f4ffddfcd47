interface Parameter {
  $ref?: string
  in?: string
}
interface Operation {
  operationId: string
  parameters?: Parameter[]
  responses: Record<
    string,
    { content: { 'application/json': { schema: { $ref?: string; oneOf?: { $ref: string }[] } } } }
  >
}
interface Contract {
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, { description?: string }>
    parameters: Record<string, { in: string }>
  }
}

const firstToUpper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const nameOf = (ref = '') => ref.split('/').at(-1) ?? ''
const operationsOf = ({ paths }: Contract) => Object.values(paths).flatMap((item) => Object.values(item))

/** The text of `src/gen/entities.ts`: names for the contract's types, instead of an index into `components`. */
export function entitiesModule(contract: Contract): string {
  const { schemas, parameters } = contract.components
  const placeOf = ({ $ref, in: place }: Parameter) => ($ref ? parameters[nameOf($ref)]?.in : place)
  const names = Object.entries(schemas)
    .filter(([name]) => !/(Refused|Problem)$/.test(name))
    .map(
      ([name, { description }]) =>
        `${description ? `/** ${description.trim().replaceAll('*/', '* /')} */\n` : ''}export type ${name} = Schemas['${name}']\n`,
    )
  const params = operationsOf(contract)
    .filter(({ parameters: given = [] }) => given.some((parameter) => placeOf(parameter) === 'query'))
    .map(
      ({ operationId: id }) =>
        `/** Query values of {@link operations.${id} | ${id}}. */\nexport type ${firstToUpper(id)}Params = QueryOf<'${id}'>\n`,
    )
  return `
import type { QueryOf } from '../functions/operation-types.ts'
import type { components } from './schema.ts'

type Schemas = components['schemas']
${names.join('')}${params.join('')}`
}

/** The text of `src/gen/answer-schemas.ts`: the schema of each operation's success. */
export function answerSchemasModule(contract: Contract): string {
  const lines = operationsOf(contract).map(({ operationId, responses }) => {
    const schema = responses['200']?.content['application/json'].schema
    return `  ${operationId}: schemas.${nameOf(schema?.oneOf?.[0]?.$ref ?? schema?.$ref)},\n`
  })
  return `
import type { ZodMiniType } from 'zod/mini'
import type { OperationId } from './operations.ts'
import * as schemas from './zod/model.schemas.ts'

/** The schema of each operation's success envelope. */
export const answerSchemas: Readonly<Record<OperationId, ZodMiniType>> = {
${lines.join('')}}
`
}
