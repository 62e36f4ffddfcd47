import { literal } from '../../../openapi/scripts/literal.ts'
import type { ApiDocument, Operation } from './document.ts'
import { code } from './markdown.ts'
import { exampleBody, neededValues } from './values.ts'

/** A call in one language. What stands before it makes it compile, and is not shown. */
export interface Sample {
  readonly label: string
  readonly language: 'ts' | 'sh'
  readonly before?: string
  readonly source: string
}

/** Samples as tabs, those in TypeScript checked by the build. */
export const asTabs = (samples: readonly Sample[]): string =>
  [
    '::: code-group',
    ...samples.map(({ label, language, before, source }) =>
      language === 'ts'
        ? code(`ts twoslash [${label}]`, [...(before ? [before, '// ---cut---'] : []), source].join('\n'))
        : code(`${language} [${label}]`, source),
    ),
    ':::',
  ].join('\n\n')

/** The same for a reader without tabs. */
export const asBlocks = (samples: readonly Sample[]): string =>
  samples.map(({ label, language, source }) => `${label}:\n\n${code(language, source)}`).join('\n\n')

const sampleOf = (operation: Operation, label: string): string =>
  operation['x-codeSamples']?.find((sample) => sample.label === label)?.source ?? ''

/** An operation of the customer API: by the SDK, and in a shell against a mock server of one's own. */
export function customerSamples(operation: Operation): Sample[] {
  const isUpload = operation.requestBody?.content['multipart/form-data'] !== undefined
  const before = [
    "import { createClient } from '@swx/sdk'",
    'declare const client: ReturnType<typeof createClient>',
    ...(isUpload ? ['declare const file: File'] : []),
  ].join('\n')
  return [
    { label: 'SDK', language: 'ts', before, source: sampleOf(operation, '@swx/sdk') },
    { label: 'curl', language: 'sh', source: sampleOf(operation, 'curl') },
  ]
}

const server = 'http://127.0.0.1:4010'

/** A call of the control plane: by the package's client, where it answers JSON of a world, and in a shell. */
export function controlSamples(operation: Operation, document: ApiDocument): Sample[] {
  const { operationId, method, path } = operation
  const body = exampleBody(operation, document)
  const values = neededValues(operation)
  const needsKey = Boolean(operation.security?.length)
  const curl = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}'${server}${path.replaceAll(/\{(\w+)\}/g, (_, name) => `${values[name]}`)}'`,
    ...(needsKey ? ["-H 'X-Sandbox-Key: sandbox'"] : []),
    ...(body
      ? ["-H 'Content-Type: application/json'", `-d '${JSON.stringify(body).replaceAll("'", "'\\''")}'`]
      : []),
  ].join(' \\\n  ')
  const shell: Sample = { label: 'curl', language: 'sh', source: curl }
  if (!needsKey || !operation.responses['200']?.content?.['application/json']) return [shell]
  const input = {
    ...(Object.keys(values).length > 0 && { path: values }),
    ...(body !== undefined && { body }),
  }
  const given = Object.keys(input).length > 0 ? `, ${literal(input)}` : ''
  const source = [
    "import { createControl } from '@swx/mock-server/control'",
    '',
    `const world = createControl({ baseUrl: '${server}' }).world('main')`,
    `const answer = await world.call('${operationId}'${given})`,
  ].join('\n')
  return [{ label: '@swx/mock-server', language: 'ts', source }, shell]
}
