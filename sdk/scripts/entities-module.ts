import { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { otherMembers } from './open-enums.ts'

interface Schema {
  description?: string
  $ref?: string
  properties?: Record<string, Schema>
}
type Schemas = Readonly<Record<string, Schema>>

/** Envelopes of errors are types of the contract that only the types of calls need. */
export const isPublic = (name: string): boolean => name === 'FieldError' || !name.endsWith('Error')

const nameOf = (member: ts.TypeElement) => member.name && 'text' in member.name && String(member.name.text)

/** `components["schemas"]["Name"]`: the name. */
function referredBy(node: ts.Node): string | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return undefined
  const { indexType, objectType } = node
  const place = objectType.indexType
  if (!ts.isLiteralTypeNode(indexType) || !ts.isStringLiteral(indexType.literal)) return undefined
  if (!ts.isLiteralTypeNode(place) || !ts.isStringLiteral(place.literal)) return undefined
  return place.literal.text === 'schemas' ? indexType.literal.text : undefined
}

const isOtherMember = (name: string): name is keyof typeof otherMembers => Object.hasOwn(otherMembers, name)

/** The members of a union, those of unions within it included. */
const membersOf = (type: ts.TypeNode): readonly ts.TypeNode[] => {
  if (ts.isParenthesizedTypeNode(type)) return membersOf(type.type)
  return ts.isUnionTypeNode(type) ? type.types.flatMap(membersOf) : [type]
}

/** A type with the names of entities where it says `components["schemas"]["Name"]`. */
const byName = (type: ts.TypeNode): ts.TypeNode => {
  const visit = (node: ts.Node): ts.Node => {
    if (ts.isUnionTypeNode(node))
      return ts.factory.createUnionTypeNode(membersOf(node).map((member) => visit(member) as ts.TypeNode))
    const name = referredBy(node)
    if (name !== undefined && isOtherMember(name))
      return ts.factory.createTypeReferenceNode(otherMembers[name].type)
    if (name !== undefined && isPublic(name)) return ts.factory.createTypeReferenceNode(name)
    return ts.visitEachChild(node, visit, undefined)
  }
  return visit(type) as ts.TypeNode
}

const textOf = ({ description = '' }: Schema) => description.trim().replaceAll('*/', '* /')

/** A text as the comment above a declaration, with a star before each line. */
export const commentOf = (text: string) => `/** ${text.replaceAll('\n', '\n * ').replace(/ +$/gm, '')} */`

/** Fields that refer to another schema, with their own words, which openapi-typescript leaves out, or those of that schema. */
function described(type: ts.TypeNode, { properties = {} }: Schema, schemas: Schemas): ts.TypeNode {
  if (!ts.isTypeLiteralNode(type)) return type
  for (const member of type.members) {
    const field = properties[nameOf(member) || ''] ?? {}
    const text = textOf(field) || textOf(schemas[field.$ref?.split('/').at(-1) ?? ''] ?? {})
    if (text && !ts.getSyntheticLeadingComments(member)?.length)
      ts.addSyntheticLeadingComment(member, ts.SyntaxKind.MultiLineCommentTrivia, `* ${text} `, true)
  }
  return type
}

/**
 * Gives the schemas of what openapi-typescript wrote names of their own, under which an editor shows them: the text of
 * `src/gen/entities.ts`, and that of `src/gen/schema.ts`, which refers to it.
 */
export function entitiesModules(nodes: readonly ts.Node[], schemas: Schemas) {
  const entities: string[] = []
  const isComponents = (node: ts.Node): node is ts.InterfaceDeclaration =>
    ts.isInterfaceDeclaration(node) && node.name.text === 'components'
  const isSchemas = (node: ts.Node): node is ts.PropertySignature & { type: ts.TypeLiteralNode } =>
    ts.isPropertySignature(node) &&
    nameOf(node) === 'schemas' &&
    node.type !== undefined &&
    ts.isTypeLiteralNode(node.type)

  function named(member: ts.TypeElement): ts.TypeElement {
    const name = nameOf(member)
    if (!name || !isPublic(name) || !ts.isPropertySignature(member) || !member.type) return member
    const text = astToString([
      ts.factory.createTypeAliasDeclaration(
        [ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)],
        name,
        undefined,
        described(byName(member.type), schemas[name] ?? {}, schemas),
      ),
    ])
    const description = textOf(schemas[name] ?? {})
    if (!description) throw new Error(`The schema ${name} has no description.`)
    entities.push(`${commentOf(description)}\n${text}`)
    const { modifiers, questionToken } = member
    const reference = ts.factory.createTypeReferenceNode(name)
    return ts.factory.createPropertySignature(modifiers, member.name, questionToken, reference)
  }

  const { factory } = ts
  const rewritten = nodes.map((node) => {
    if (!isComponents(node)) return node
    const members = node.members.map((member) =>
      isSchemas(member)
        ? factory.updatePropertySignature(
            member,
            member.modifiers,
            member.name,
            member.questionToken,
            factory.createTypeLiteralNode(
              member.type.members.filter((schema) => !isOtherMember(nameOf(schema) || '')).map(named),
            ),
          )
        : member,
    )
    return factory.updateInterfaceDeclaration(node, node.modifiers, node.name, undefined, undefined, members)
  })
  const schema = astToString([...rewritten])
  const names = Object.keys(schemas).filter((name) => isPublic(name) && !isOtherMember(name))
  // An editor shows what stands under @description apart from the rest, and after it. It shows a line that is indented by
  // four spaces as code, and openapi-typescript indents all lines but the first so.
  const body = entities
    .join('')
    .replaceAll('@description ', '')
    .replace(/^( *\*) {5}/gm, '$1 ')
  const importsBack = body.includes('components[') ? "import type { components } from './schema.ts'\n" : ''
  return {
    entities: `import type { OtherMember } from '../members/other-member.ts'\n${importsBack}\n${body}`,
    schema: `import type {\n${names.map((name) => `  ${name},\n`).join('')}} from './entities.ts'\n\n${schema}`,
  }
}
