/**
 * What orval reads for the zod schemas: the contract without the descriptions of schemas and parameters, which would
 * otherwise be shipped as text inside every bundle that checks an answer.
 */
/** Whether an object of the contract is a schema or a parameter, told by the keys only these have. */
const isDescribedInVain = (value: object) => ['type', 'oneOf', '$ref', 'in'].some((key) => key in value)

function strip(value: unknown, isSchemaMap = false): unknown {
  if (Array.isArray(value)) return value.map((item) => strip(item))
  if (typeof value !== 'object' || value === null) return value
  // Below "properties" the keys are names of fields, and one may be called "type" or "description".
  const isBare = !isSchemaMap && isDescribedInVain(value)
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !(isBare && key === 'description'))
      .map(([key, item]) => [key, strip(item, key === 'properties' && !isSchemaMap)]),
  )
}

export function withoutDescriptions<Document extends object>(document: Document): Document {
  const bare = strip(document) as Document & { info: { title: string } }
  // orval names the file of shared schemas after the title.
  bare.info.title = 'model'
  return bare
}
