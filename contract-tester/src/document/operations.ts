import type { ApiDocument } from './api-document.ts'
import { isObject, type Json, type JsonObject } from './json.ts'
import type {
  DeclaredAnswer,
  DeclaredHeader,
  Media,
  Operation,
  Parameter,
  ParameterPlace,
  RequestBody,
  SecurityChoice,
} from './operation.ts'
import { follow, join } from './pointer.ts'

const METHODS = ['get', 'head', 'post', 'put', 'patch', 'delete', 'options', 'trace']

/** Every operation of a document, in its order. */
export function operationsOf({ root }: ApiDocument): Operation[] {
  return Object.keys(isObject(root.paths) ? root.paths : {}).flatMap((path) => {
    const item = follow(root, join('#/paths', path))
    return METHODS.flatMap((method) => {
      const definition = isObject(item.value) ? item.value[method] : undefined
      if (!isObject(definition)) return []
      return operationOf(root, path, method.toUpperCase(), join(item.pointer, method), item.pointer)
    })
  })
}

/** The path of `servers[0]`, when all of it is known; empty for an origin alone. */
export function serverPathOf({ root }: ApiDocument): string {
  const [first] = Array.isArray(root.servers) ? root.servers : []
  const url = isObject(first) ? String(first.url ?? '') : ''
  const path = url.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/\/+$/, '')
  return path.includes('{') ? '' : path
}

function operationOf(
  root: JsonObject,
  path: string,
  method: string,
  pointer: string,
  itemPointer: string,
): Operation {
  const definition = follow(root, pointer).value as JsonObject
  const security = securityOf(root, definition.security ?? root.security)
  return {
    id: typeof definition.operationId === 'string' ? definition.operationId : `${method} ${path}`,
    method,
    path,
    pointer,
    definition,
    parameters: parametersOf(root, itemPointer, pointer),
    // What reads cannot carry a body: HTTP clients refuse to send one.
    body:
      method === 'GET' || method === 'HEAD'
        ? undefined
        : withExample(bodyOf(root, pointer), definition['x-request-example']),
    answers: answersOf(root, pointer),
    security,
    needsToken: security.length > 0 && security.every((choice) => choice.length > 0),
    isRead: isRead(method, path, definition),
  }
}

/** A `GET` of such a path takes something away, whatever HTTP says of the method. */
const TAKES_AWAY =
  /[/.:](delete|remove|destroy|purge|erase|wipe|truncate|terminate|deactivate|revoke|cancel)(\.json|\.xml)?$/i

function isRead(method: string, path: string, definition: JsonObject): boolean {
  const isSafe = method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
  const effect = definition['x-effect']
  if (effect === 'read') return isSafe || definition.requestBody === undefined
  return isSafe && effect !== 'write' && !TAKES_AWAY.test(path)
}

function parametersOf(root: JsonObject, ...owners: string[]): Parameter[] {
  const found = new Map<string, Parameter>()
  for (const owner of owners) {
    const list = follow(root, join(owner, 'parameters'))
    if (!Array.isArray(list.value)) continue
    list.value.forEach((_, index) => {
      const parameter = parameterOf(root, join(list.pointer, index))
      // OpenAPI says that header parameters of these names are ignored: media types and security speak for them.
      const isIgnored =
        parameter?.in === 'header' && /^(accept|content-type|authorization)$/i.test(parameter.name)
      if (parameter && !isIgnored) found.set(`${parameter.in} ${parameter.name}`, parameter)
    })
  }
  return [...found.values()]
}

function parameterOf(root: JsonObject, place: string): Parameter | undefined {
  const { pointer, value } = follow(root, place)
  if (!isObject(value)) return undefined
  const schemaAt = follow(root, join(pointer, 'schema'))
  const contentType = isObject(value.content) ? Object.keys(value.content)[0] : undefined
  const schema =
    schemaAt.value === undefined && contentType !== undefined
      ? follow(root, join(pointer, 'content', contentType, 'schema'))
      : schemaAt
  return {
    name: String(value.name),
    in: value.in as ParameterPlace,
    isRequired: value.required === true || value.in === 'path',
    pointer,
    schemaPointer: schema.pointer,
    schema: isObject(schema.value) ? schema.value : {},
    examples: examplesOf(root, pointer),
    definition: value,
  }
}

function examplesOf(root: JsonObject, owner: string): Json[] {
  const { value } = follow(root, owner)
  if (!isObject(value)) return []
  const named = follow(root, join(owner, 'examples'))
  const many = isObject(named.value)
    ? Object.keys(named.value).map((name) => follow(root, join(named.pointer, name)).value)
    : []
  const values = many.flatMap((example) =>
    isObject(example) && example.value !== undefined ? [example.value] : [],
  )
  return value.example === undefined ? values : [value.example, ...values]
}

function mediaOf(root: JsonObject, owner: string): Media[] {
  const content = follow(root, join(owner, 'content'))
  if (!isObject(content.value)) return []
  return Object.keys(content.value).map((type) => {
    const pointer = join(content.pointer, type)
    const schema = follow(root, join(pointer, 'schema'))
    const encoding = follow(root, join(pointer, 'encoding')).value
    return {
      type,
      pointer,
      schemaPointer: schema.value === undefined ? undefined : schema.pointer,
      examples: examplesOf(root, pointer),
      encoding: isObject(encoding) ? encoding : {},
    }
  })
}

function bodyOf(root: JsonObject, operation: string): RequestBody | undefined {
  const { pointer, value } = follow(root, join(operation, 'requestBody'))
  if (!isObject(value)) return undefined
  return { isRequired: value.required === true, pointer, media: mediaOf(root, pointer) }
}

/** The hint `x-request-example`: a body that the server is known to accept comes before the document's own. */
function withExample(body: RequestBody | undefined, example: Json | undefined): RequestBody | undefined {
  if (body === undefined || example === undefined) return body
  return { ...body, media: body.media.map((one) => ({ ...one, examples: [example, ...one.examples] })) }
}

function answersOf(root: JsonObject, operation: string): DeclaredAnswer[] {
  const { pointer: all, value } = follow(root, join(operation, 'responses'))
  if (!isObject(value)) return []
  return Object.keys(value)
    .filter((key) => !key.startsWith('x-'))
    .map((key) => {
      const { pointer } = follow(root, join(all, key))
      return { key, pointer, media: mediaOf(root, pointer), headers: headersOf(root, pointer) }
    })
}

function headersOf(root: JsonObject, owner: string): DeclaredHeader[] {
  const all = follow(root, join(owner, 'headers'))
  if (!isObject(all.value)) return []
  return Object.keys(all.value).map((name) => {
    const { pointer, value } = follow(root, join(all.pointer, name))
    const schema = follow(root, join(pointer, 'schema'))
    return {
      name: name.toLowerCase(),
      isRequired: isObject(value) && value.required === true,
      schemaPointer: schema.value === undefined ? undefined : schema.pointer,
      pointer,
    }
  })
}

function securityOf(root: JsonObject, security: Json | undefined): SecurityChoice[] {
  if (!Array.isArray(security)) return []
  return security.filter(isObject).map((choice) =>
    Object.keys(choice).map((name) => {
      const scheme = follow(root, join('#/components/securitySchemes', name)).value
      const part = isObject(scheme) ? scheme : {}
      return {
        name,
        type: String(part.type ?? ''),
        scheme: String(part.scheme ?? '').toLowerCase(),
        in: String(part.in ?? 'header'),
        parameter: String(part.name ?? 'Authorization'),
      }
    }),
  )
}
