import { commentOf, isPublic } from './entities-module.ts'
import { otherMembers } from './open-enums.ts'

type Schemas = Readonly<Record<string, { description?: string }>>

/**
 * What orval wrote as schemas, with the contract's own words above each of them, and the module that gives them out: the
 * schemas that the contract has a name for, and none of the limits and patterns that they are made of.
 */
export function zodModules(written: string, schemas: Schemas): { model: string; door: string } {
  const names = Object.keys(schemas).filter(
    (name) => isPublic(name) && written.includes(`export const ${name} =`),
  )
  const model = names.reduce((text, name) => {
    const comment = commentOf(schemas[name]?.description?.trim().replaceAll('*/', '* /') ?? '')
    return text.replace(`export const ${name} =`, () => `${comment}\nexport const ${name} =`)
  }, written)
  // A schema of any text has the type of a text that is no known member, and so of any number.
  const typed = Object.entries(otherMembers).reduce(
    (text, [name, { json, type }]) =>
      text.replace(
        `export const ${name} = /*#__PURE__*/ zod.${json}();`,
        `export const ${name} = /*#__PURE__*/ zod.${json}() as unknown as zod.ZodMiniType<${type}, ${type}>;`,
      ),
    model,
  )
  return {
    model: `import type { OtherMember } from '../../members/other-member.ts'\n${typed}`,
    door: `export {\n${names.map((name) => `  ${name},\n`).join('')}} from './model.schemas.ts'\n`,
  }
}
