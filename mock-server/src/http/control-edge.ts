import type { IncomingMessage, ServerResponse } from 'node:http'
import { isJson, packedError } from '../api/request-body.ts'
import type { World } from '../runtime/world.ts'
import { WorldUnavailableError } from '../runtime/world-persistence.ts'
import { isWorldName, type Worlds } from '../runtime/worlds.ts'
import {
  ControlCallError,
  type ControlReply,
  controlErrorReply,
  unavailable,
} from '../sandbox/control/control-error.ts'
import type { Forwarded } from './forwarded.ts'
import { isForeignPage } from './host-rules.ts'
import type { RequestObserver } from './observe-requests.ts'
import { announcesBody, BodyRoom, receiveBody } from './read-body.ts'
import { type Opened, sentKey, tooOften, userOf, type WorldAccess } from './world-access.ts'
import { chooseControlWorld, UnknownWorldError, worldNameOf } from './world-choice.ts'

/** The largest body in bytes; only a world file needs more. */
const bodyLimitOf = (path: string): number => (path === 'world' ? 32 : 1) * 1_048_576

const send = (
  response: ServerResponse,
  { status, body }: ControlReply,
  more: Readonly<Record<string, string>> = {},
): void => {
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'X-Sandbox': 'true',
    'Content-Length': Buffer.byteLength(body),
    ...(status === 503 && { 'Retry-After': '1' }),
    ...more,
  })
  response.end(body)
}

/** Bytes of bodies that the process holds while they arrive: users of several teams bring worlds in. */
const room = new BodyRoom(128 * 1_048_576)

/** What the control plane needs from the server. */
interface ControlEdgeOptions {
  readonly worlds: Worlds
  readonly access: WorldAccess
  readonly forwarded: Forwarded
  readonly observer: RequestObserver | undefined
  readonly onFault: (error: Error) => void
}

const KEY_MISSING =
  'Send the sandbox key in the header X-Sandbox-Key, or the key of the world that X-Sandbox-World names.'

/** Puts the control plane behind node:http: only for pages of this host, and only with a key that opens the world. */
export const createControlEdge = (options: ControlEdgeOptions) => {
  const { worlds, access, forwarded, observer, onFault } = options
  let control: ReturnType<typeof import('../sandbox/control/dispatch.ts').createControlPlane> | undefined
  /** The control plane, which is loaded with its first call. */
  const loadControl = async () => {
    const { createControlPlane } = await import('../sandbox/control/dispatch.ts')
    control ??= createControlPlane(worlds, onFault)
    return control
  }

  /** The world of a call, and what its key opens. */
  const openWorld = async (
    request: IncomingMessage,
    path: string,
  ): Promise<{ world: World; opened: Opened }> => {
    if (access.hasServerKey(request))
      return { world: await chooseControlWorld(worlds, request.headers, path), opened: 'everything' }
    const name = worldNameOf(request.headers)
    const world = sentKey(request) !== undefined && isWorldName(name) ? await worlds.find(name) : undefined
    const opened = world && access.openedBy(request, world)
    if (!world || !opened) {
      access.noteWrongKey(request)
      throw new ControlCallError(401, 'key', KEY_MISSING)
    }
    return { world, opened }
  }

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: string,
  ): Promise<void> => {
    try {
      const { origin, host = '', 'sec-fetch-site': site } = request.headers
      if (isForeignPage(origin, typeof site === 'string' ? site : undefined, host)) {
        throw new ControlCallError(403, 'foreignPage', 'Pages of other sites cannot use the control plane.')
      }
      const { method = 'GET' } = request
      const { world, opened } = await openWorld(request, path)
      observer?.note(request, world.name, userOf(opened))
      const wait = access.wait(opened)
      if (wait > 0 && opened !== 'everything') {
        const reply = controlErrorReply(new ControlCallError(429, 'tooMany', tooOften(opened, wait)))
        return send(response, reply, { 'Retry-After': String(Math.ceil(wait / 1_000)) })
      }
      let body: Uint8Array | undefined
      if (announcesBody(request)) {
        if (!isJson(request.headers['content-type'])) {
          throw new ControlCallError(400, 'invalid', 'Send the body as application/json.')
        }
        if (packedError(request.headers['content-encoding']))
          throw new ControlCallError(
            400,
            'invalid',
            'Send the body as it is: a Content-Encoding is not read.',
          )
        const read = await receiveBody(request, bodyLimitOf(path), room)
        if (read === 'aborted') return
        if (read === 'crowded') throw unavailable('Too much is being sent at once: try again in a moment.')
        if (read === 'too-large') {
          send(response, {
            status: 413,
            body: JSON.stringify({ error: 'tooLarge', detail: 'The body is too large.' }),
          })
          return
        }
        body = read
      }
      const call = {
        method,
        path,
        query,
        body,
        origin: `${forwarded.protocolOf(request)}://${host}`,
        opensAll: opened === 'everything',
      }
      send(response, await (control ?? (await loadControl()))(world, call))
    } catch (error) {
      if (error instanceof UnknownWorldError)
        send(response, controlErrorReply(new ControlCallError(error.status, 'world', error.message)))
      else if (error instanceof WorldUnavailableError)
        send(response, controlErrorReply(unavailable(error.message)))
      else if (error instanceof ControlCallError) send(response, controlErrorReply(error))
      else throw error
    }
  }
}
