import type { RunnableCall } from '../.vitepress/theme/run/runnable-call.ts'
import type { ApiDocument, Operation } from './document.ts'
import { exampleBody } from './values.ts'

const escaped = (value: unknown): string =>
  JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** The part of a page in which its operation is run, with what the examples send filled in. */
export function runPart(operation: Operation, document: ApiDocument, plane: RunnableCall['plane']): string {
  const { operationId, method, path, security, parameters } = operation
  const multipart = operation.requestBody?.content['multipart/form-data']
  const call: RunnableCall = {
    plane,
    operationId,
    method,
    path,
    isSignedIn: plane === 'customer' && Boolean(security?.length),
    isMoney: operation['x-money'] === true,
    parameters: parameters
      .filter((one) => one.in !== 'header')
      .map(({ name, in: place, required = false, example, schema }) => ({
        name,
        place: place === 'path' ? 'path' : 'query',
        isRequired: required,
        value: required ? `${example ?? schema.enum?.[0] ?? ''}` : '',
        example: `${example ?? schema.enum?.[0] ?? ''}`,
        choices: (document.resolve(schema).enum ?? []).map(String),
      })),
    body: exampleBody(operation, document),
    isUpload: multipart !== undefined,
  }
  return `<RunOperation :call="${escaped(call)}" />`
}
