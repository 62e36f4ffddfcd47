import { isTooDeep } from '../../api/request-body.ts'
import { controlOperations } from '../../gen/control-operations.ts'
import { type RecordedRequest, tookSince } from '../../runtime/journal.ts'
import { ProfileError } from '../../runtime/profiles.ts'
import type { World } from '../../runtime/world.ts'
import { KeepError, WorldUnavailableError } from '../../runtime/world-persistence.ts'
import type { Worlds } from '../../runtime/worlds.ts'
import { bookCalls } from './book-calls.ts'
import { brokenRule } from './check-call.ts'
import { clockCalls } from './clock-calls.ts'
import type { ControlCall } from './control-call.ts'
import {
  ControlCallError,
  type ControlReply,
  conflict,
  controlErrorReply,
  invalid,
  notFound,
  unavailable,
} from './control-error.ts'
import { faultCalls } from './fault-calls.ts'
import { invariantCalls } from './invariant-calls.ts'
import { journalCalls } from './journal-calls.ts'
import { marketCalls } from './market-calls.ts'
import { nftCalls } from './nft-calls.ts'
import { recordCalls } from './record-calls.ts'
import { reviewCalls } from './review-calls.ts'
import { snapshotCalls } from './snapshot-calls.ts'
import { stubCalls } from './stub-calls.ts'
import { userCalls } from './user-calls.ts'
import { worldCalls } from './world-calls.ts'
import { worldFileCalls } from './world-file-calls.ts'
import { worldKeyCalls } from './world-key-calls.ts'

/** A request to the control plane whose sender has been let in. */
export interface ControlRequest {
  readonly method: string
  /** Path below `/__sandbox/`, still percent-encoded. */
  readonly path: string
  readonly query: string
  readonly body: Uint8Array | undefined
  /** Where the mock server is reached, such as `http://127.0.0.1:4010`; undefined where no network leads to it. */
  readonly origin?: string | undefined
  /** Whether the key that was sent opens all worlds. @default true */
  readonly opensAll?: boolean | undefined
}

/** A longer body is not kept in the journal. */
const LONGEST_BODY = 8_192

/** Everything that the control plane does. */
export const controlCalls: readonly ControlCall[] = [
  ...clockCalls,
  ...recordCalls,
  ...journalCalls,
  ...faultCalls,
  ...stubCalls,
  ...marketCalls,
  ...reviewCalls,
  ...nftCalls,
  ...userCalls,
  ...bookCalls,
  ...invariantCalls,
  ...snapshotCalls,
  ...worldCalls,
  ...worldFileCalls,
  ...worldKeyCalls,
]

/** A call of the document with what its path looks like, and what it does. */
const routes = controlCalls.map((call) => {
  const [method, template] = controlOperations[call.id]
  const path = template.slice('/__sandbox/'.length)
  const pattern = path.replaceAll('.', '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
  return { call, method, pattern: new RegExp(`^${pattern}$`) }
})

const find = (method: string, path: string) => {
  const matches = routes.flatMap((route) => {
    const match = route.pattern.exec(path)
    return match ? [{ ...route, values: match.groups ?? {} }] : []
  })
  const found = matches.find((route) => route.method === method)
  if (found) return found
  if (matches.length > 0) {
    const methods = [...new Set(matches.map((route) => route.method))]
    throw new ControlCallError(405, 'method', `This call is ${methods.join(' or ')}.`)
  }
  throw notFound(`There is no control call "${path}".`)
}

const parseBody = (body: Uint8Array | undefined): unknown => {
  if (!body || body.length === 0) return {}
  if (isTooDeep(body)) throw invalid('The body nests lists and objects too deep.')
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    throw invalid('The body is not valid JSON.')
  }
}

const decodePath = (values: Record<string, string>): Record<string, string> => {
  try {
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, decodeURIComponent(value)]),
    )
  } catch {
    throw invalid('The path is not well encoded.')
  }
}

/** A value that is given and empty counts as not given. */
const parseQuery = (query: string): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(query)].filter(([, value]) => value !== ''))

/** A request taken apart and held against the document; path and query values become what their schemas say. */
const readCall = (request: ControlRequest, body: unknown) => {
  const { call, values } = find(request.method, request.path)
  const path = decodePath(values)
  const query = parseQuery(request.query)
  // No call answers to such a path: an action that there is not, or a text where a number stands.
  const noCall = brokenRule(call.id, 'path', path)
  if (noCall !== undefined) throw notFound(`There is no control call "${request.path}": ${noCall}`)
  const broken = brokenRule(call.id, 'query', query) ?? brokenRule(call.id, 'body', body)
  if (broken !== undefined) throw invalid(broken)
  return { call, path, query }
}

const recordControlRequest = ({ query, body }: ControlRequest, fields: unknown): RecordedRequest => {
  const start = { query, headers: {}, token: 'none', secrets: [] } as const
  if (body === undefined || body.length === 0) return { ...start, bodyKind: 'none' }
  const isObject = typeof fields === 'object' && fields !== null && !Array.isArray(fields)
  if (body.length > LONGEST_BODY || !isObject) return { ...start, bodyKind: 'unkept' }
  return { ...start, bodyKind: 'json', body: fields as Record<string, unknown> }
}

/**
 * Carries out control calls on a world and writes each into its journal.
 *
 * @param worlds left out, calls about other worlds are refused.
 */
export const createControlPlane =
  (worlds: Worlds | undefined, onFault?: (error: Error) => void) =>
  async (world: World, request: ControlRequest): Promise<ControlReply> => {
    const began = performance.now()
    let now = world.now()
    let before = world.store.snapshot()
    let body: unknown
    const answerCall = async (): Promise<ControlReply> => {
      try {
        now = world.settle()
        before = world.store.snapshot()
        body = parseBody(request.body)
        const { call, path, query } = readCall(request, body)
        const answer = await call.run({
          world,
          now,
          get worlds() {
            if (!worlds) throw conflict('A scenario acts in its own world only.')
            return worlds
          },
          path,
          query,
          body,
          origin: request.origin,
          opensAll: request.opensAll ?? true,
        })
        return { status: 200, body: JSON.stringify(answer) }
      } catch (error) {
        if (error instanceof ControlCallError) return controlErrorReply(error)
        if (error instanceof ProfileError) return controlErrorReply(conflict(error.message))
        throw error
      }
    }
    const perform = async (): Promise<ControlReply> => {
      try {
        const reply = await answerCall()
        // An error answer tells of the world, too: it is sent once the world is certainly that of this process.
        await world.store.kept()
        await worlds?.get(world.name)?.store.kept()
        return reply
      } catch (error) {
        if (error instanceof WorldUnavailableError) return controlErrorReply(unavailable(error.message))
        onFault?.(error instanceof Error ? error : new Error(String(error)))
        const detail =
          error instanceof KeepError ? error.message : 'The mock server failed; nothing was kept.'
        return { status: 500, body: JSON.stringify({ error: 'fault', detail }) }
      }
    }
    const reply = await perform()
    const after = world.store.snapshot()
    world.journal.record({
      at: now,
      kind: 'control',
      method: request.method,
      path: `/__sandbox/${request.path}`,
      status: reply.status,
      took: tookSince(began),
      request: recordControlRequest(request, body),
      ...(after === before ? {} : { before, after }),
    })
    return reply
  }
