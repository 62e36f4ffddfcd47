import { randomUUID } from 'node:crypto'
import { createControl, type World } from '@swx/mock-server/control'
import { expect } from 'vitest'
import { operation } from './document.ts'
import { replyViolations } from './schema.ts'

/** What goes into one call of an operation. */
export interface CallInput {
  readonly path?: Record<string, string>
  readonly query?: Record<string, string | number | undefined>
  readonly body?: unknown
  /** A form instead of a JSON body. */
  readonly form?: FormData
  readonly token?: string | null
  readonly mode?: 'real' | 'demo'
  readonly headers?: Record<string, string>
}

/** An answer of the mock server, read whole. */
export interface Reply {
  readonly status: number
  /** The envelope's code, or an empty string when the body is none. */
  readonly code: string
  // biome-ignore lint/suspicious/noExplicitAny: a test states the shape it expects; the contract's schema has checked it
  readonly result: any
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly body: any
  readonly headers: Headers
}

/** Calls one world of a running mock server over HTTP. Every answer of {@link call} is held against the contract. */
export interface Caller {
  readonly url: string
  readonly world: string
  /** Calls an operation of the contract; fails the test when the answer breaks the contract. */
  call(operationId: string, input?: CallInput): Promise<Reply>
  /** Makes the world, for requests that do not go through this caller. */
  makeWorld(): Promise<void>
  /** Any request at all, without a check. */
  raw(path: string, init?: RequestInit): Promise<Reply>
  /** A call of the control plane, by its operation; one that is not carried out throws. */
  readonly control: World['call']
  /** The hash over everything that calls can change. */
  stateHash(): Promise<string>
}

/** The key of a mock server that was started without one. */
export const sandboxKey = 'sandbox'

async function read(response: Response): Promise<Reply> {
  const text = await response.text()
  let body: unknown = text
  try {
    body = JSON.parse(text)
  } catch {
    // Pages and broken answers stay text.
  }
  const envelope = (typeof body === 'object' && body !== null ? body : {}) as {
    code?: unknown
    result?: unknown
  }
  return {
    status: response.status,
    code: envelope.code === undefined ? '' : String(envelope.code),
    result: envelope.result,
    body,
    headers: response.headers,
  }
}

function pathOf(template: string, values: Record<string, string> = {}, query: CallInput['query'] = {}) {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.size === 0 ? path : `${path}?${search}`
}

/**
 * A caller for a world of its own, or for the named one.
 * @param directUrl where the mock server itself is, when `url` is a proxy: its control plane is there, and forms go there,
 * since Prism passes a body on as text and breaks the images in it
 */
export function createCaller(url: string, world: string = randomUUID(), directUrl = url): Caller {
  const worldHeader = { 'X-Sandbox-World': world }
  let made: Promise<unknown> | undefined
  /** Makes the world by the first control call; a mock of another maker has none, and is not asked twice. */
  const makeWorld = () => {
    const headers = { ...worldHeader, 'X-Sandbox-Key': sandboxKey }
    made ??= fetch(`${directUrl}/__sandbox/clock`, { headers }).catch(() => undefined)
    return made
  }
  const caller: Caller = {
    url,
    world,
    async call(operationId, { path, query, body, form, token, mode = 'real', headers } = {}) {
      await makeWorld()
      const called = operation(operationId)
      const { method, path: template } = called
      // An operation without a body in the contract gets none.
      const json = called.definition.requestBody === undefined ? undefined : JSON.stringify(body ?? {})
      const content = form ?? json
      const response = await fetch((form ? directUrl : url) + pathOf(template, path, query), {
        method,
        headers: {
          ...worldHeader,
          virtually: mode === 'demo' ? 'YES' : 'NO',
          ...(token ? { Authorization: token } : {}),
          ...(content === undefined || form ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(content === undefined ? {} : { body: content }),
      })
      const reply = await read(response)
      const broken = replyViolations(called, reply.status, reply.body)
      expect(
        broken,
        `${operationId} answered ${reply.status} ${JSON.stringify(reply.body).slice(0, 400)}`,
      ).toEqual([])
      return reply
    },
    makeWorld: async () => void (await makeWorld()),
    async raw(path, init = {}) {
      await makeWorld()
      return read(
        await fetch(url + path, { ...init, headers: { ...worldHeader, ...(init.headers as object) } }),
      )
    },
    control: createControl({ baseUrl: directUrl, key: sandboxKey }).world(world).call,
    stateHash: async () => (await caller.control('getState')).hash,
  }
  return caller
}
