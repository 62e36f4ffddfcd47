import { isObject, type JsonObject } from '../document/json.ts'
import type { Operation } from '../document/operation.ts'
import { follow } from '../document/pointer.ts'
import { nounOf } from './nouns.ts'
import { idFieldOf, listPlaceOf, objectPlaceOf } from './places.ts'
import { successMedia } from './success-media.ts'

/** What a document says about one kind of thing: which operations list, create, read, change and delete it. */
export interface Resource {
  readonly path: string
  readonly list: Operation | undefined
  readonly create: Operation | undefined
  readonly read: Operation | undefined
  readonly update: Operation | undefined
  readonly remove: Operation | undefined
  /** Name of the path parameter that carries the id. */
  readonly parameter: string | undefined
  /** Name of the id in an item. */
  readonly idField: string | undefined
  /** Where the list is in the answer of `list`. */
  readonly listPlace: readonly string[] | undefined
  readonly item: JsonObject
}

const withoutEnd = (path: string) => path.replace(/\/$/, '')

/** The resources of a document, by path: `/pets` and `/pets/{id}` are about the same thing. */
export function resourcesOf(root: JsonObject, operations: readonly Operation[]): Resource[] {
  const byPath = new Map<string, Operation[]>()
  for (const operation of operations) {
    const path = withoutEnd(operation.path)
    byPath.set(path, [...(byPath.get(path) ?? []), operation])
  }
  const hinted = operations.flatMap((create) => hintedResource(root, operations, create))
  const collections = [...byPath.keys()].filter((path) => !/\}$/.test(path))
  const byPaths = collections.map((path) => {
    const own = byPath.get(path) ?? []
    const itemPath = [...byPath.keys()].find(
      (other) => other.startsWith(`${path}/{`) && /^\/\{[^/]+\}$/.test(other.slice(path.length)),
    )
    const items = itemPath === undefined ? [] : (byPath.get(itemPath) ?? [])
    return resourceOf(root, path, own, items, itemPath)
  })
  const lists = new Set(hinted.map(({ list }) => list))
  return [...byPaths.filter(({ list }) => list === undefined || !lists.has(list)), ...hinted]
}

/** What the hint `x-shown-in` says: in which list a thing is that an operation creates, where paths do not show it. */
function hintedResource(root: JsonObject, operations: readonly Operation[], create: Operation): Resource[] {
  const list = operations.find(({ id }) => id === create.definition['x-shown-in'])
  const media = list && successMedia(list)
  const found =
    media?.schemaPointer === undefined
      ? undefined
      : listPlaceOf(root, follow(root, media.schemaPointer).value)
  if (list === undefined || found === undefined) return []
  const named = create.definition['x-read-by']
  const read = operations.find(
    (one) =>
      one.isRead &&
      (one.id === named || (named === undefined && one.path.includes('{') && nounOf(one) === nounOf(list))),
  )
  const parameter = read && /\{([^}]+)\}$/.exec(read.path)?.[1]
  const idField = idFieldOf(found.item, parameter)
  return [
    {
      path: list.path,
      list,
      create,
      read,
      update: undefined,
      remove: undefined,
      parameter,
      idField,
      listPlace: found.place,
      item: found.item,
    },
  ]
}

function resourceOf(
  root: JsonObject,
  path: string,
  own: Operation[],
  items: Operation[],
  itemPath: string | undefined,
): Resource {
  const by = (list: Operation[], ...methods: string[]) => list.find(({ method }) => methods.includes(method))
  const listed = by(own, 'GET')
  const media = listed && successMedia(listed)
  const found =
    media?.schemaPointer === undefined
      ? undefined
      : listPlaceOf(root, follow(root, media.schemaPointer).value)
  const parameter = itemPath === undefined ? undefined : /\{([^}]+)\}$/.exec(itemPath)?.[1]
  const read = by(items, 'GET')
  return {
    path,
    list: found ? listed : undefined,
    create: by(own, 'POST'),
    read,
    update: by(items, 'PATCH') ?? by(items, 'PUT'),
    remove: by(items, 'DELETE'),
    parameter,
    idField: found ? idFieldOf(found.item, parameter) : idOfRead(root, read, parameter),
    listPlace: found?.place,
    item: found?.item ?? {},
  }
}

function idOfRead(
  root: JsonObject,
  read: Operation | undefined,
  parameter: string | undefined,
): string | undefined {
  const pointer = read && successMedia(read)?.schemaPointer
  if (pointer === undefined) return undefined
  const schema = follow(root, pointer).value
  return [parameter, 'id', 'uuid', 'key', 'code', 'slug'].find(
    (name) => name !== undefined && isObject(schema) && objectPlaceOf(root, schema, name) !== undefined,
  )
}
