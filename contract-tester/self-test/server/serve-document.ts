import type { ApiDocument } from '../../src/document/api-document.ts'
import { isObject, type Json } from '../../src/document/json.ts'
import type { Operation } from '../../src/document/operation.ts'
import { operationsOf, serverPathOf } from '../../src/document/operations.ts'
import { follow } from '../../src/document/pointer.ts'
import { type Resource, resourcesOf } from '../../src/plan/resources.ts'
import { successAnswer, successMedia } from '../../src/plan/success-media.ts'
import { objectPlaceOf } from '../../src/schema/places.ts'
import { createValidator } from '../../src/schema/validator.ts'
import { errorAnswer, success } from './answers.ts'
import type { Handler } from './handler.ts'
import { itemSchema, makeItem, overlay } from './items.ts'
import { listAnswer } from './list-answer.ts'
import { readRequest } from './read-request.ts'
import { createStore } from './store.ts'
import { tokenOf } from './token-of.ts'

/** The tokens that the server knows. */
export const TOKENS = ['first-token-3f9c2b7a', 'second-token-8d1e4c6b'] as const

const HOW_MANY = 7

/**
 * A server that does what a document can say: things are listed, created, read, changed and
 * deleted, pages and filters work, and requests that do not fit the document are refused.
 */
export function serveDocument(document: ApiDocument): Handler {
  const { root } = document
  const operations = operationsOf(document)
  const resources = resourcesOf(root, operations)
  const validator = createValidator(root)
  const prefix = serverPathOf(document)
  const store = createStore()
  const kept = new Map<string, Response>()

  const match = (path: string): { template: string; values: Record<string, string> } | undefined => {
    const inside = path.startsWith(prefix) ? path.slice(prefix.length) : path
    const templates = [...new Set(operations.map((one) => one.path))].sort(
      (a, b) => (a.match(/\{/g)?.length ?? 0) - (b.match(/\{/g)?.length ?? 0),
    )
    for (const template of templates) {
      const names = [...template.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name ?? '')
      const pattern = template.replace(/[.*+?^$|()[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '([^/]+)')
      const found = new RegExp(`^${pattern}/?$`).exec(inside)
      if (found)
        return {
          template,
          values: Object.fromEntries(
            names.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? '')]),
          ),
        }
    }
    return undefined
  }
  const itemsAt = (resource: Resource, path: string) =>
    store.of(path, () => Array.from({ length: HOW_MANY }, (_, index) => makeItem(root, resource, index + 1)))

  const act = (
    operation: Operation,
    input: Extract<Awaited<ReturnType<typeof readRequest>>, { query: unknown }>,
    request: Request,
  ): Response => {
    const { pathname } = new URL(request.url)
    const resource = [...resources]
      .sort((a, b) => Number(b.list !== undefined) - Number(a.list !== undefined))
      .find((one) => [one.list, one.create, one.read, one.update, one.remove].includes(operation))
    if (resource === undefined || resource.idField === undefined) return success(root, operation)
    const isItem = /\}\/?$/.test(operation.path)
    const ownPath = isItem ? pathname.replace(/\/[^/]+\/?$/, '') : pathname.replace(/\/$/, '')
    const isByVerbs =
      resource.create !== undefined &&
      resource.list !== undefined &&
      resource.create.path !== resource.list.path
    const items = itemsAt(resource, isByVerbs ? resource.path : ownPath)
    const schema = itemSchema(root, resource)
    const media = successMedia(operation)
    const place =
      media?.schemaPointer === undefined
        ? undefined
        : objectPlaceOf(root, follow(root, media.schemaPointer).value, resource.idField)
    const shown = (item: Json): [string[], Json][] => (place === undefined ? [] : [[place, item]])
    const body =
      isObject(input.body) && isObject(input.body.data) && place?.[0] === 'data'
        ? input.body.data
        : input.body
    if (operation === resource.list)
      return listAnswer(root, resource, operation, items, input.query, new URL(request.url))
    if (operation === resource.create) {
      const item = overlay(
        makeItem(root, resource, store.nextNumber()),
        withoutId(body, resource.idField),
        schema,
      )
      items.push(item)
      const id = String(item[resource.idField])
      const headers = successAnswer(operation)?.headers.some(({ name }) => name === 'location')
        ? { location: `${pathname}/${id}` }
        : undefined
      return success(root, operation, shown(item), headers)
    }
    const id = resource.parameter === undefined ? undefined : input.path[resource.parameter]
    const index = items.findIndex((item) => String(item[resource.idField ?? '']) === id)
    const item = items[index]
    if (item === undefined) return errorAnswer(root, operation, 404, 410)
    if (operation === resource.remove) items.splice(index, 1)
    else if (operation === resource.update)
      items[index] = overlay(item, withoutId(body, resource.idField), schema)
    return success(root, operation, shown(items[index] ?? item))
  }

  return async (request) => {
    const url = new URL(request.url)
    const found = match(url.pathname)
    if (found === undefined) return Response.json({ message: 'not found' }, { status: 404 })
    const own = operations.filter(({ path }) => path === found.template)
    const operation = own.find(({ method }) => method === request.method)
    if (operation === undefined) {
      const allow = own.map(({ method }) => method).join(', ')
      return Response.json({ message: 'method not allowed' }, { status: 405, headers: { allow } })
    }
    if (operation.needsToken && !TOKENS.includes(tokenOf(operation, request) as (typeof TOKENS)[number]))
      return errorAnswer(root, operation, 401, 403)
    const input = await readRequest(root, validator, operation, found.values, request)
    if ('refused' in input) return errorAnswer(root, operation, ...input.refused)
    const key = request.headers.get('idempotency-key')
    const before = key === null ? undefined : kept.get(key)
    if (before) return before.clone()
    const response = act(operation, input, request)
    if (key !== null) kept.set(key, response.clone())
    return response
  }
}

const withoutId = (body: Json | undefined, idField: string): Json | undefined => {
  if (!isObject(body)) return body
  const { [idField]: _, ...others } = body
  return others
}
