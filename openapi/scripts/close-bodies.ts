interface Schema {
  $ref?: string
  type?: string
  required?: string[]
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  items?: Schema
  allOf?: Schema[]
  [keyword: string]: unknown
}

interface Operation {
  requestBody?: { content: Record<string, { schema: Schema }> }
}

/** The parts of a bundled document that are read. */
export interface Bundle {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

const merge = (parts: readonly Schema[]): Schema => ({
  type: 'object',
  required: parts.flatMap(({ required = [] }) => required),
  properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
})

/**
 * Closes the request bodies of a bundled document: an object in a body that lists its fields takes no others, unless it
 * says `additionalProperties` itself. Shared objects are copied into the body, since answers that share them stay open.
 */
export const closeBodies = ({ paths, components }: Bundle): void => {
  const closed = (schema: Schema): Schema => {
    if (schema.$ref !== undefined) {
      const target = components.schemas[schema.$ref.split('/').at(-1) ?? '']
      const copy = target === undefined ? schema : closed(target)
      return copy.type === 'object' ? copy : schema
    }
    const { allOf, ...rest } = schema
    if (allOf !== undefined) return { ...rest, ...merge(allOf.map(closed)), additionalProperties: false }
    if (schema.items !== undefined) return { ...schema, items: closed(schema.items) }
    if (schema.properties === undefined) return schema
    const properties = Object.entries(schema.properties).map(([name, each]) => [name, closed(each)])
    return { additionalProperties: false, ...schema, properties: Object.fromEntries(properties) }
  }
  for (const { requestBody } of Object.values(paths).flatMap((item) => Object.values(item)))
    for (const media of Object.values(requestBody?.content ?? {})) media.schema = closed(media.schema)
}
