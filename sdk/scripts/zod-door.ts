interface Operation {
  operationId: string
}
interface Contract {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, unknown> }
}

const firstToUpper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What a schema of an operation's part is a schema of, by the end of its name. */
const parts: Record<string, (id: string) => string> = {
  QueryParams: (id) => `NonNullable<operations['${id}']['parameters']['query']>`,
  Params: (id) => `NonNullable<operations['${id}']['parameters']['path']>`,
  Body: (id) => `BodyInput<operations['${id}']>`,
}

/**
 * The text of `src/gen/zod/all.ts`: every schema under its name, with a short type. The compiler checks that orval's
 * schema is one of what the contract's type says.
 *
 * @param files orval's files: text by name
 */
export function zodDoor({ paths, components }: Contract, files: ReadonlyMap<string, string>): string {
  const ids = Object.values(paths).flatMap((item) =>
    Object.values(item).map(({ operationId }) => operationId),
  )
  const typeOf = (name: string): string | undefined => {
    if (name in components.schemas) return `Schemas['${name}']`
    for (const [end, write] of Object.entries(parts)) {
      const id = ids.find((known) => `${firstToUpper(known)}${end}` === name)
      if (id) return write(id)
    }
    return undefined
  }
  const imports: string[] = []
  const lines: string[] = []
  for (const [file, text] of files) {
    const module = file
      .replace(/\W(\w)|\.ts$/g, (_, letter = '') => letter.toUpperCase())
      .replace('Schemas', '')
    imports.push(`import * as ${module} from './${file}'\n`)
    for (const [, name = '', value = ''] of text.matchAll(/^export const (\w+) = (.*)/gm)) {
      // Limits and defaults are no schemas.
      if (/^[a-z]/.test(name) || /^[-\d'"`[]/.test(value)) continue
      const alias = value.replace(/;$/, '')
      if (alias in components.schemas) {
        lines.push(`export const ${name}: typeof ${alias} = ${module}.${name}\n`)
        continue
      }
      const type = typeOf(name)
      if (type === undefined) throw new Error(`${file}: nobody knows what ${name} is a schema of.`)
      const isObject = name in components.schemas && /=> (?:zod\.object|envelope)\(/.test(value)
      const kind = isObject ? 'ObjectSchema' : name.endsWith('QueryParams') ? 'QuerySchema' : 'TypeSchema'
      const isNamed = name in components.schemas
      lines.push(`export const ${name}: ${kind}<${isNamed ? name : type}> = ${module}.${name}\n`)
      if (isNamed) lines.push(`export type ${name} = ${type}\n`)
    }
  }
  return `
import type { BodyInput } from '../../functions/operation-function.ts'
import type { ObjectSchema, QuerySchema, TypeSchema } from '../../zod/schema-types.ts'
import type { components, operations } from '../schema.ts'
${imports.join('')}
type Schemas = components['schemas']
${lines.join('')}`
}
