interface Schema {
  $ref?: string
  oneOf?: Schema[]
  properties?: { code?: { enum?: string[] } }
}
interface Response {
  $ref?: string
  content?: Record<string, { schema: Schema }>
}
interface Operation {
  operationId: string
  responses: Record<string, Response>
}

/** What the reverse index reads of the bundled contract. */
export interface Contract {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; responses: Record<string, Response> }
}

const nameIn = (ref: string) => ref.split('/').at(-1) ?? ''

function codesIn(contract: Contract, schema: Schema): string[] {
  if (schema.$ref !== undefined)
    return codesIn(contract, contract.components.schemas[nameIn(schema.$ref)] ?? {})
  return [
    ...(schema.oneOf ?? []).flatMap((part) => codesIn(contract, part)),
    ...(schema.properties?.code?.enum ?? []),
  ]
}

function codesOf(contract: Contract, { responses }: Operation): string[] {
  return Object.values(responses).flatMap((entry) => {
    const response = entry.$ref === undefined ? entry : contract.components.responses[nameIn(entry.$ref)]
    return Object.values(response?.content ?? {}).flatMap(({ schema }) => codesIn(contract, schema))
  })
}

/** Which operations can answer each code, over HTTP 200 or the code's own status: operationIds in the contract's order. */
export function reverseIndex(contract: Contract): Map<string, string[]> {
  const index = new Map<string, string[]>()
  const operations = Object.values(contract.paths).flatMap((item) => Object.values(item))
  for (const operation of operations) {
    for (const code of new Set(codesOf(contract, operation))) {
      index.set(code, [...(index.get(code) ?? []), operation.operationId])
    }
  }
  return index
}
