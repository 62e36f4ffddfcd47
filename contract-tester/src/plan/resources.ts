import { isObject, type JsonObject } from '../document/json.ts'
import type { Operation } from '../document/operation.ts'
import { follow } from '../document/pointer.ts'
import { mergedSchema } from '../schema/merged-schema.ts'
import { idFieldOf, listPlaceOf, objectPlaceOf } from '../schema/places.ts'
import { mediaFor } from './call-of.ts'
import { nounOf } from './nouns.ts'
import { successMedia } from './success-media.ts'
import { withoutFormat } from './template.ts'

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
  /** Name of the query parameter or property of a body that carries the id, where paths are verbs. */
  readonly idName?: string
  /** Name of the id in an item. */
  readonly idField: string | undefined
  /** Where the list is in the answer of `list`. */
  readonly listPlace: readonly string[] | undefined
  readonly item: JsonObject
  /** Whether there is one thing at the path, such as the settings of a user, and no list. */
  readonly isSingle?: boolean
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
  const itemPaths = new Map<string, string>()
  for (const other of byPath.keys()) {
    const above = /^(.*)(\/\{[^/]+\}|\(\{[^/]+\}\))$/.exec(withoutFormat(other))?.[1]
    if (above !== undefined && !itemPaths.has(above)) itemPaths.set(above, other)
  }
  const collections = [...byPath.keys()].filter((path) => !/\}$/.test(withoutFormat(path)))
  const byPaths = collections.map((path) => {
    const own = byPath.get(path) ?? []
    const itemPath = itemPaths.get(withoutFormat(path))
    const items = itemPath === undefined ? [] : (byPath.get(itemPath) ?? [])
    return resourceOf(root, path, own, items, itemPath)
  })
  const verbs = verbResources(root, operations)
  const lists = new Set([...hinted, ...verbs].map(({ list }) => list))
  return [...byPaths.filter(({ list }) => list === undefined || !lists.has(list)), ...hinted, ...verbs]
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
  const parameter = read && /\{([^}]+)\}$/.exec(withoutFormat(read.path))?.[1]
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
  const parameter = itemPath === undefined ? undefined : /\{([^}]+)\}\)?$/.exec(withoutFormat(itemPath))?.[1]
  const read = by(items, 'GET')
  return {
    path,
    list: found ? listed : undefined,
    create: by(own, 'POST'),
    read,
    // Some styles change things by a POST to them.
    update: by(items, 'PATCH') ?? by(items, 'PUT') ?? by(items, 'POST'),
    remove: by(items, 'DELETE'),
    parameter,
    idField: found ? idFieldOf(found.item, parameter) : idOfRead(root, read, parameter),
    listPlace: found?.place,
    item: found?.item ?? {},
    isSingle:
      found === undefined && media?.schemaPointer !== undefined && isShapeOfOne(root, media.schemaPointer),
  }
}

/** Whether an answer shows one object with fields of its own. */
function isShapeOfOne(root: JsonObject, pointer: string): boolean {
  const { properties } = mergedSchema(root, follow(root, pointer).value)
  return isObject(properties) && Object.keys(properties).length > 0
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

const VERBS = {
  list: /^(list|index|all)$/i,
  read: /^(info|get|read|show|retrieve)$/i,
  create: /^(create|add|new)$/i,
  update: /^(update|edit|modify)$/i,
  remove: /^(delete|remove|destroy)$/i,
} as const

/** Resources whose paths are verbs: `/thing.list`, `/thing.info?id=`, `/thing.create`. */
function verbResources(root: JsonObject, operations: readonly Operation[]): Resource[] {
  const byStem = new Map<string, Map<keyof typeof VERBS, Operation>>()
  for (const operation of operations) {
    const [, stem, verb = ''] = /^(.*[\w-])[.:](\w+)$/.exec(operation.path) ?? []
    const role = (Object.keys(VERBS) as (keyof typeof VERBS)[]).find((one) => VERBS[one].test(verb))
    if (stem === undefined || role === undefined || stem.includes('{')) continue
    byStem.set(stem, (byStem.get(stem) ?? new Map()).set(role, operation))
  }
  return [...byStem].flatMap(([path, by]) => {
    const list = by.get('list')
    const pointer = list && successMedia(list)?.schemaPointer
    const found = pointer === undefined ? undefined : listPlaceOf(root, follow(root, pointer).value)
    const read = by.get('read')
    const [asked] = read?.parameters.filter((one) => one.in === 'query' && one.isRequired) ?? []
    const sent = by.get('update') ?? by.get('remove')
    const sentPointer = sent && mediaFor(sent)?.schemaPointer
    const required =
      sentPointer === undefined ? [] : mergedSchema(root, follow(root, sentPointer).value).required
    const inBody = Array.isArray(required)
      ? required.map(String).find((name) => /(^|_)id$|Id$|^(key|uuid)$/.test(name))
      : undefined
    const idName = asked?.name ?? inBody
    if (list === undefined || found === undefined || idName === undefined) return []
    return [
      {
        path,
        list,
        create: by.get('create'),
        read,
        update: by.get('update'),
        remove: by.get('remove'),
        parameter: undefined,
        idName,
        idField: idFieldOf(found.item, idName),
        listPlace: found.place,
        item: found.item,
      },
    ]
  })
}
