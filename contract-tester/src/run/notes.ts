import type { JsonObject } from '../document/json.ts'
import { isObject } from '../document/json.ts'
import type { Operation } from '../document/operation.ts'
import type { Unreached } from '../findings/report.ts'
import type { Call, Exchange } from '../http/call.ts'
import type { Envelope } from '../plan/envelope.ts'
import type { Resource } from '../plan/resources.ts'
import { roleOf } from '../plan/role-of.ts'
import { valuesIn } from '../plan/template.ts'
import { idIn, isAccepted } from './create-one.ts'
import { idsOf, itemsIn } from './read-list.ts'
import type { Purpose, Run } from './run.ts'

/** A call that took long. */
export interface Slow {
  readonly operation: string
  readonly ms: number
}

/** What is noted of every answer: what was created, deleted and reached. */
export interface Notes {
  take(exchange: Exchange, purpose: Purpose): void
  /** Those of some operations that never answered a success. */
  unreached(operations: readonly Operation[]): readonly Unreached[]
  slowest(): readonly Slow[]
  /** Notes that a call leaves. */
  leaving(call: Call): void
  wasCalled(operation: Operation): boolean
}

const SLOW_MS = 1_000

/** Notes of a run that has made no call. */
export function createNotes(run: Run): Notes {
  const last = new Map<string, { readonly status: number; readonly code?: string; readonly weight: number }>()
  const reached = new Set<string>()
  const called = new Set<string>()
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
    const declares = (status: string) => operation.answers.some(({ key }) => key === status)
    // Where the document tells a new thing from one that was there, 200 is the answer with such a one.
    if (answer.status === 200 && declares('200') && declares('201')) return
    // A log-in and the like have no id to show, and create nothing that stays.
    if (id === undefined && answer.status !== 201 && roleOf(operation, run.resources) !== 'create') return
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
    take(exchange, purpose) {
      const { answer, call } = exchange
      const { operation } = call
      if (operation === undefined) return
      if (operation.method !== call.method) {
        if (call.method === 'DELETE' && run.outcome(exchange) === 'done') run.own.deleted(call.path)
        return
      }
      const isDone = run.outcome(exchange) === 'done'
      const weight = weightOf(exchange, purpose)
      if (weight >= (last.get(operation.id)?.weight ?? 0))
        last.set(operation.id, { status: answer.status, ...codeIn(exchange, run.envelope), weight })
      if (isDone && answer.cut === undefined) reached.add(operation.id)
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
    unreached: (operations) =>
      operations
        .filter(({ id }) => !reached.has(id))
        .map(({ id: operation }) => {
          const { status, code } = last.get(operation) ?? {}
          return { operation, status, ...(code === undefined ? {} : { code }) }
        }),
    leaving: ({ operation }) => operation && called.add(operation.id),
    wasCalled: ({ id }) => called.has(id),
    slowest: () =>
      [...slow]
        .map(([operation, ms]) => ({ operation, ms: Math.round(ms) }))
        .sort((a, b) => b.ms - a.ms)
        .slice(0, 5),
  }
}

/** How much an answer says of why no call succeeds: one to a call without a token, or with a mistake in it, says least. */
const weightOf = ({ call }: Exchange, purpose: Purpose): number =>
  call.credentials !== 'first' || purpose === 'broken' || purpose === 'malformed'
    ? 0
    : purpose === 'valid'
      ? 2
      : 1

const codeIn = (
  { answer: { json } }: Exchange,
  envelope: Envelope | undefined,
): { readonly code?: string } => {
  const code = envelope && isObject(json) ? json[envelope.property] : undefined
  return code === undefined ? {} : { code: String(code) }
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
  const values = valuesIn(path, called) ?? {}
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, decodeURIComponent(value)]))
}
