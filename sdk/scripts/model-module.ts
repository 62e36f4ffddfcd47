interface Contract {
  paths: Record<
    string,
    Record<string, { operationId: string; parameters?: { $ref?: string; in?: string }[] }>
  >
  components: { schemas: Record<string, unknown>; parameters: Record<string, { in: string }> }
}

const firstToUpper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The text of `src/gen/react/model.ts`: names for the contract's types, so that hooks' users need not index them. */
export function modelModule({ paths, components }: Contract): string {
  const placeOf = ({ $ref, in: place }: { $ref?: string; in?: string }) =>
    $ref ? components.parameters[$ref.split('/').at(-1) ?? '']?.in : place
  const schemas = Object.keys(components.schemas)
    .filter((name) => !/(Refused|Problem)$/.test(name))
    .map((name) => `export type ${name} = Schemas['${name}']\n`)
  const params = Object.values(paths)
    .flatMap((item) => Object.values(item))
    .filter(({ parameters = [] }) => parameters.some((parameter) => placeOf(parameter) === 'query'))
    .map(({ operationId }) => `export type ${firstToUpper(operationId)}Params = QueryOf<'${operationId}'>\n`)
  return `
import type { QueryOf } from '../../react/hook-data.ts'
import type { components } from '../schema.ts'

type Schemas = components['schemas']
${schemas.join('')}${params.join('')}`
}
