import type { JsonObject } from '../document/json.ts'
import { isObject } from '../document/json.ts'
import type { Operation } from '../document/operation.ts'
import type { Exchange } from '../http/call.ts'
import type { Resource } from '../plan/resources.ts'
import { roleOf } from '../plan/role-of.ts'
import { idsOf, itemsIn } from '../rules/metamorphic/read-list.ts'
import { idIn, isAccepted } from '../rules/stateful/create-one.ts'
import type { Run } from './run.ts'

/** A call that took long. */
export interface Slow {
  readonly operation: string
  readonly ms: number
}

/** What is noted of every answer: what was created, deleted and reached. */
export interface Notes {
  take(exchange: Exchange): void
  statusOf(operation: Operation): number | undefined
  hasReached(operation: Operation): boolean
  slowest(): readonly Slow[]
}

const SLOW_MS = 1_000

/** Notes of a run that has made no call. */
export function createNotes(run: Run): Notes {
  const statuses = new Map<string, number>()
  const reached = new Set<string>()
  const slow = new Map<string, number>()
  /** Ids that were in a list before this run created them. */
  const foreign = new Set<string>()
  const keyOf = (resource: Resource, id: string) => `${resource.path} ${id}`

  const noteList = (exchange: Exchange, operation: Operation): void => {
    for (const resource of run.resources.filter(({ list }) => list === operation))
      for (const id of idsOf(itemsIn(run, resource, exchange) ?? [], resource))
        if (!run.isOwnId(id)) foreign.add(keyOf(resource, id))
  }
  const noteCreated = (exchange: Exchange, operation: Operation): void => {
    const { answer, call } = exchange
    if (isAccepted(exchange)) return
    const creating = run.resources.filter(({ create }) => create === operation)
    const resource = creating.find(({ idField }) => idField !== undefined) ?? creating[0]
    if (resource === undefined) {
      const shown: JsonObject = isObject(answer.json) ? answer.json : {}
      if (answer.status !== 201) return
      const id = shown.id ?? answer.headers.get('location')?.split('/').at(-1)
      run.own.add({
        createdBy: operation.id,
        id: id === undefined ? undefined : String(id),
        path: undefined,
        resource: NOTHING,
        input: NO_INPUT,
      })
      return
    }
    const id = idIn(run, resource, exchange)?.id
    if (id !== undefined && foreign.has(keyOf(resource, id))) return
    // A success without an id that says of no new thing created none that can be found again.
    if (id === undefined && answer.status !== 201) return
    run.own.add({
      createdBy: operation.id,
      id,
      path: id === undefined ? undefined : itemPath(resource, pathValues(operation, call.path), id),
      resource,
      input: { ...NO_INPUT, path: pathValues(operation, call.path) },
      call,
      idField: answer.text === '' ? undefined : resource.idField,
    })
  }
  return {
    take(exchange) {
      const { answer, call } = exchange
      const { operation } = call
      if (operation === undefined) return
      if (operation.method !== call.method) {
        if (call.method === 'DELETE' && run.outcome(exchange) === 'done') run.own.deleted(call.path)
        return
      }
      const isDone = run.outcome(exchange) === 'done'
      if (!reached.has(operation.id)) statuses.set(operation.id, answer.status)
      if (isDone) reached.add(operation.id)
      if (answer.ms > SLOW_MS) slow.set(operation.id, Math.max(answer.ms, slow.get(operation.id) ?? 0))
      if (!isDone) return
      const verbs = run.resources.find(({ idName, remove }) => idName !== undefined && remove === operation)
      const named = isObject(call.body?.value) ? call.body.value[verbs?.idName ?? ''] : undefined
      if (verbs && named !== undefined) run.own.deleted(placeOf(verbs, String(named)))
      else if (operation.method === 'DELETE') run.own.deleted(call.path)
      else if (operation.isRead) noteList(exchange, operation)
      else if (['create', 'call', 'item'].includes(roleOf(operation, run.resources)))
        noteCreated(exchange, operation)
    },
    statusOf: ({ id }) => statuses.get(id),
    hasReached: ({ id }) => reached.has(id),
    slowest: () =>
      [...slow]
        .map(([operation, ms]) => ({ operation, ms: Math.round(ms) }))
        .sort((a, b) => b.ms - a.ms)
        .slice(0, 5),
  }
}

const NO_INPUT = { path: {}, query: {}, header: {}, cookie: {}, body: undefined, isKnown: false }
const NOTHING: Resource = {
  path: '',
  list: undefined,
  create: undefined,
  read: undefined,
  update: undefined,
  remove: undefined,
  parameter: undefined,
  idField: undefined,
  listPlace: undefined,
  item: {},
}

/** A place for things whose paths are verbs. */
const placeOf = ({ path }: Resource, id: string) => `${path}#${id}`

/** Where a thing is, by the operations on it; undefined where no path leads to it. */
function itemPath(resource: Resource, values: Readonly<Record<string, string>>, id: string) {
  const { parameter, idName } = resource
  if (idName !== undefined) return placeOf(resource, id)
  const template = (resource.read ?? resource.update ?? resource.remove)?.path
  if (template === undefined || parameter === undefined) return undefined
  const all: Readonly<Record<string, string>> = { ...values, [parameter]: id }
  const names = [...template.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name ?? '')
  return names.every((name) => name in all)
    ? template.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(all[name] ?? ''))
    : undefined
}

/** The values of the placeholders in the path of a call. */
function pathValues({ path }: Operation, called: string): Record<string, string> {
  const [steps, values] = [path.split('/'), called.split('/')]
  return Object.fromEntries(
    steps.flatMap((step, index) => {
      const name = /^\{(.+)\}$/.exec(step)?.[1]
      return name === undefined ? [] : [[name, decodeURIComponent(values[index] ?? '')]]
    }),
  )
}
