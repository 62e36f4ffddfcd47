import type { ApiDocument, Operation } from './document.ts'

const byHeader = (name: string): boolean =>
  ['virtually', 'accept-language', 'idempotency-key'].includes(name.toLowerCase())

/** A value as TypeScript writes it: single quotes, keys without any. */
function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string') return `'${value.replaceAll("'", "\\'")}'`
  if (Array.isArray(value)) return `[${value.map((one) => literal(one, indent)).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).map(([key, one]) => `${key}: ${literal(one, `${indent}  `)}`)
  const line = `{ ${fields.join(', ')} }`
  return line.length + indent.length < 70
    ? line
    : `{\n${fields.map((field) => `${indent}  ${field},\n`).join('')}${indent}}`
}

function bodyOf(operation: Operation, { resolve }: ApiDocument): Record<string, unknown> | undefined {
  const [example] = Object.values(operation.requestBody?.content['application/json']?.examples ?? {})
  return example && (resolve(example).value as Record<string, unknown>)
}

const sent = (operation: Operation) =>
  operation.parameters.filter(({ name, required }) => required && !byHeader(name))

/** The call by the SDK, as TypeScript that the build checks. */
export function sdkCall(operation: Operation, document: ApiDocument): string {
  const { operationId } = operation
  const isUpload = operation.requestBody?.content['multipart/form-data'] !== undefined
  const input = {
    ...Object.fromEntries(sent(operation).map(({ name, example }) => [name, example])),
    ...bodyOf(operation, document),
  }
  const second = isUpload ? "{ file, purpose: 'kyc' }" : literal(input)
  const last = operation['x-money'] ? ', { idempotencyKey: crypto.randomUUID() }' : ''
  const args = second === '{  }' ? '' : `, ${second}`
  return [
    "import { createClient } from '@swx/sdk'",
    'declare const client: ReturnType<typeof createClient>',
    ...(isUpload ? ['declare const file: File'] : []),
    '// ---cut---',
    `import { ${operationId} } from '@swx/sdk'`,
    '',
    `const result = await ${operationId}(client${args}${args ? last : ''})`,
  ].join('\n')
}

/** The call in a shell, against a mock server of one's own. */
export function curlCall(operation: Operation, document: ApiDocument): string {
  const values = sent(operation)
  const query = values.filter((one) => one.in === 'query').map(({ name, example }) => `${name}=${example}`)
  const path = operation.path.replaceAll(
    /\{(\w+)\}/g,
    (_, name) => `${values.find((one) => one.name === name)?.example}`,
  )
  const body = bodyOf(operation, document)
  const method = operation.method === 'GET' ? '' : `-X ${operation.method} `
  return [
    `curl ${method}'http://127.0.0.1:4010${path}${query.length ? `?${query.join('&')}` : ''}'`,
    ...(operation.security?.length ? ['-H "Authorization: $TOKEN"', "-H 'virtually: NO'"] : []),
    ...(operation['x-money'] ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
    ...(operation.requestBody?.content['multipart/form-data']
      ? ['-F purpose=kyc', '-F file=@front.png']
      : []),
    ...(body
      ? ["-H 'Content-Type: application/json'", `-d '${JSON.stringify(body).replaceAll("'", "'\\''")}'`]
      : []),
  ].join(' \\\n  ')
}
