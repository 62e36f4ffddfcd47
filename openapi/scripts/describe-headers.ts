import { deprecationHeadersOf, type Ending } from '../facts/operation-facts.ts'

interface Response {
  $ref?: string
  headers?: Record<string, unknown>
}
interface Contract {
  info: { version: string }
  paths: Record<string, Record<string, Ending & { responses: Record<string, Response> }>>
  components: { responses?: Record<string, Response>; headers?: Record<string, unknown> }
}

const text = (description: string, maxLength: number) => ({ type: 'string', description, maxLength })

/**
 * Writes into a bundled contract the headers that follow from the rest of it: every answer names the version of the
 * contract, and the answers of a deprecated operation say since when it is and on which day it ends.
 */
export function describeHeaders({ info, paths, components }: Contract): void {
  components.headers = {
    ...components.headers,
    ApiVersion: {
      description: 'The version of the contract that the server follows: `info.version` of the contract.',
      schema: text('Three numbers with dots.', 20),
      example: info.version,
    },
  }
  const version = { 'X-Api-Version': { $ref: '#/components/headers/ApiVersion' } }
  const operations = Object.values(paths).flatMap((item) => Object.values(item))
  const written = operations.flatMap(({ responses }) => Object.values(responses))
  for (const response of [...written, ...Object.values(components.responses ?? {})])
    if (response.$ref === undefined) response.headers = { ...response.headers, ...version }

  for (const operation of operations) {
    const values = deprecationHeadersOf(operation)
    const answer = operation.responses['200']
    if (values === undefined || answer === undefined) continue
    answer.headers = {
      ...answer.headers,
      Deprecation: {
        description: 'Since when this operation is deprecated, by RFC 9745.',
        schema: text('A date of structured fields: seconds since 1970 after an @.', 20),
        example: values.Deprecation,
      },
      Sunset: {
        description: 'When this operation ends, by RFC 8594.',
        schema: text('A date of HTTP.', 40),
        example: values.Sunset,
      },
    }
  }
}
