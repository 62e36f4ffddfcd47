import type { ApiDocument } from './api-document.ts'
import { CannotRunError } from './cannot-run-error.ts'
import { isObject, type JsonObject } from './json.ts'

/**
 * Adds hints that are kept apart from the document: `x-` fields for the whole under their names, those of operations
 * under `operations` and the operation's id.
 */
export function applyHints(document: ApiDocument, hints: unknown): ApiDocument {
  if (!isObject(hints)) throw new CannotRunError('The hints are not an object.')
  const { operations, ...whole } = hints
  const root = structuredClone(document.root)
  for (const [name, value] of Object.entries(whole)) if (name.startsWith('x-')) root[name] = value
  const byId = new Map(operationObjects(root))
  for (const [id, own] of Object.entries(isObject(operations) ? operations : {})) {
    const operation = byId.get(id)
    if (operation === undefined || !isObject(own))
      throw new CannotRunError(`The hints name the operation ${id}, which the document does not have.`)
    for (const [name, value] of Object.entries(own)) if (name.startsWith('x-')) operation[name] = value
  }
  return { ...document, root }
}

const operationObjects = ({ paths }: JsonObject): [string, JsonObject][] =>
  Object.values(isObject(paths) ? paths : {}).flatMap((item) =>
    Object.values(isObject(item) ? item : {})
      .filter(isObject)
      .flatMap((operation): [string, JsonObject][] =>
        typeof operation.operationId === 'string' ? [[operation.operationId, operation]] : [],
      ),
  )
