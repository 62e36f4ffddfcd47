/**
 * What orval reads for the hooks: the contract with the success outcome of each operation as its only answer.
 * The transport turns every other outcome into an error, so a hook's `data` never is a refusal.
 */
interface Schema {
  oneOf?: Schema[]
}
interface Operation {
  responses: Record<string, { content?: { 'application/json'?: { schema: Schema } } }>
}
interface Contract {
  info: { title: string }
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, unknown>; responses?: unknown }
}

export function successOnly<Document extends object>(document: Document): Document {
  const result = structuredClone(document)
  const copy = result as unknown as Contract
  for (const operation of Object.values(copy.paths).flatMap((item) => Object.values(item))) {
    const ok = operation.responses['200']
    const json = ok?.content?.['application/json']
    if (!ok || !json) throw new Error('Every operation answers JSON with HTTP 200.')
    json.schema = json.schema.oneOf?.[0] ?? json.schema
    operation.responses = { '200': ok }
  }
  for (const name of Object.keys(copy.components.schemas)) {
    if (/(Refused|Problem)$/.test(name)) delete copy.components.schemas[name]
  }
  delete copy.components.responses
  // orval names the file of shared types after the title.
  copy.info.title = 'model'
  return result
}
