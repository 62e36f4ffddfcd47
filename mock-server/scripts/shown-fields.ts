import { type Contract, operationSchemas, type Schema } from './validator-sources.ts'

/** Names of fields in one direction, and those of them that the contract marks with `x-sensitive` anywhere. */
class FieldNames {
  readonly #all = new Set<string>()
  readonly #sensitive = new Set<string>()
  readonly #seen = new Set<unknown>()
  readonly #schemas: Record<string, Schema>

  constructor(schemas: Record<string, Schema>) {
    this.#schemas = schemas
  }

  /** Takes in every field of a schema, in whatever depth. */
  add(schema: unknown): void {
    if (typeof schema !== 'object' || schema === null || this.#seen.has(schema)) return
    this.#seen.add(schema)
    const { $ref, properties, ...rest } = schema as { $ref?: string; properties?: Record<string, Schema> }
    if ($ref !== undefined) this.add(this.#schemas[$ref.split('/').at(-1) ?? ''])
    for (const [name, field] of Object.entries(properties ?? {})) {
      this.#all.add(name)
      if (field['x-sensitive'] === true) this.#sensitive.add(name)
      this.add(field)
    }
    for (const part of Object.values(rest)) this.add(part)
  }

  shown(): string[] {
    return [...this.#all].filter((name) => !this.#sensitive.has(name)).sort()
  }

  sensitive(): string[] {
    return [...this.#sensitive].sort()
  }
}

/** The text of `src/gen/shown-fields.ts`: the fields that journal and archive may show, by the marks of the contract. */
export function shownFieldsModule(contract: Contract): string {
  const { schemas } = contract.components
  const [body, query, answer] = [new FieldNames(schemas), new FieldNames(schemas), new FieldNames(schemas)]
  for (const { body: sent, parameters, responses } of operationSchemas(contract)) {
    body.add(sent)
    query.add(parameters.query)
    answer.add(responses)
  }
  const set = (about: string, name: string, names: string[]) =>
    `/** ${about} */\nexport const ${name}: ReadonlySet<string> = new Set(${JSON.stringify(names)})\n`
  return [
    '',
    set('Fields of a body whose values are shown.', 'shownInBody', body.shown()),
    set('Fields of a body that the contract marks as sensitive.', 'secretInBody', body.sensitive()),
    set('Parameters of a query whose values are shown.', 'shownInQuery', query.shown()),
    set('Fields of answers whose values are shown.', 'shownInAnswer', answer.shown()),
  ].join('\n')
}
