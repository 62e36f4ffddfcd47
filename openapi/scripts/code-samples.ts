import { sdkNameOf } from '../facts/operation-facts.ts'
import { literal } from './literal.ts'

interface Example {
  $ref?: string
  value?: unknown
}
interface Parameter {
  $ref?: string
  name: string
  in: string
  required?: boolean
  example?: unknown
}
interface Operation {
  operationId: string
  security?: object[]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { examples?: Record<string, Example> }> }
  'x-money'?: boolean
  'x-sdk-name'?: string
  'x-codeSamples'?: { lang: string; label: string; source: string }[]
}
interface Contract {
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, unknown>>
}

/** One operation with the values that its examples give. */
interface Sampled {
  operation: Operation
  method: string
  path: string
  /** Query and path values that are required. */
  values: Parameter[]
  body: Record<string, unknown> | undefined
  isUpload: boolean
}

/** The call by the SDK; the client is made elsewhere. */
function sdkSample({ operation, values, body, isUpload }: Sampled): string {
  const name = sdkNameOf(operation)
  const input = { ...Object.fromEntries(values.map(({ name: key, example }) => [key, example])), ...body }
  const given = isUpload ? "{ file, purpose: 'kyc' }" : literal(input)
  const args = given === '{  }' ? '' : `, ${given}`
  const options = args !== '' && operation['x-money'] ? ', { idempotencyKey: crypto.randomUUID() }' : ''
  return `import { ${name} } from '@swx/sdk'\n\nconst result = await ${name}(client${args}${options})`
}

/** The call in a shell, against the first server of the document. */
function curlSample({ operation, method, path, values, body, isUpload }: Sampled, server: string): string {
  const query = values.filter((one) => one.in === 'query').map(({ name, example }) => `${name}=${example}`)
  const filled = path.replaceAll(
    /\{(\w+)\}/g,
    (_, name) => `${values.find((one) => one.name === name)?.example}`,
  )
  return [
    `curl ${method === 'get' ? '' : `-X ${method.toUpperCase()} `}'${server}${filled}${query.length ? `?${query.join('&')}` : ''}'`,
    ...(operation.security?.length ? ['-H "Authorization: $TOKEN"', "-H 'virtually: NO'"] : []),
    ...(operation['x-money'] ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
    ...(isUpload ? ['-F purpose=kyc', '-F file=@front.png'] : []),
    ...(body
      ? ["-H 'Content-Type: application/json'", `-d '${JSON.stringify(body).replaceAll("'", "'\\''")}'`]
      : []),
  ].join(' \\\n  ')
}

/** Adds `x-codeSamples` to every operation of a bundled contract: how it is called by the SDK and by curl. */
export function addCodeSamples(contract: Contract): void {
  const resolve = <Thing extends { $ref?: string }>(thing: Thing): Thing => {
    const [kind = '', name = ''] = (thing.$ref ?? '').split('/').slice(2)
    return thing.$ref === undefined ? thing : (contract.components[kind]?.[name] as Thing)
  }
  for (const [path, item] of Object.entries(contract.paths))
    for (const [method, operation] of Object.entries(item)) {
      const { content = {} } = operation.requestBody ?? {}
      const [example] = Object.values(content['application/json']?.examples ?? {})
      const sampled = {
        operation,
        method,
        path,
        values: (operation.parameters ?? [])
          .map(resolve)
          .filter((one) => one.required && (one.in === 'query' || one.in === 'path')),
        body: example && (resolve(example).value as Record<string, unknown>),
        isUpload: content['multipart/form-data'] !== undefined,
      }
      operation['x-codeSamples'] = [
        { lang: 'TypeScript', label: '@swx/sdk', source: sdkSample(sampled) },
        { lang: 'Shell', label: 'curl', source: curlSample(sampled, contract.servers[0]?.url ?? '') },
      ]
    }
}
