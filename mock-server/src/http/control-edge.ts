import type { IncomingMessage, ServerResponse } from 'node:http'
import { isJson, packedError } from '../api/request-body.ts'
import type { World } from '../runtime/world.ts'
import { isWorldName, type Worlds } from '../runtime/worlds.ts'
import { ControlCallError, type ControlReply, controlErrorReply } from '../sandbox/control/control-error.ts'
import { isForeignPage } from './host-rules.ts'
import { announcesBody, receiveBody } from './read-body.ts'
import type { KeyCheck } from './sandbox-key.ts'
import { chooseWorld, UnknownWorldError, worldNameOf } from './world-choice.ts'

/** Bytes that a body may have; a whole world takes more than any other. */
const bodyLimitOf = (path: string): number => (path === 'world' ? 32 : 1) * 1_048_576

const send = (response: ServerResponse, { status, body }: ControlReply): void => {
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'X-Sandbox': 'true',
    'Content-Length': Buffer.byteLength(body),
  })
  response.end(body)
}

/** Puts the control plane behind node:http: only for pages of this host, and only with the key. */
export const createControlEdge = (worlds: Worlds, hasKey: KeyCheck, onFault: (error: Error) => void) => {
  let control: ReturnType<typeof import('../sandbox/control/dispatch.ts').createControlPlane> | undefined
  /** The control plane, which not every start is asked for. */
  const loadControl = async () => {
    const { createControlPlane } = await import('../sandbox/control/dispatch.ts')
    control ??= createControlPlane(worlds, onFault)
    return control
  }

  /** A call about worlds does not make the one that its header names: it makes, lists or ends others. */
  const worldOf = (request: IncomingMessage, path: string): World | Promise<World> => {
    const isAboutWorlds = path === 'worlds' || path.startsWith('worlds/')
    if (
      isAboutWorlds &&
      isWorldName(worldNameOf(request.headers)) &&
      !worlds.names().includes(worldNameOf(request.headers))
    )
      return worlds.main
    return chooseWorld(worlds, request.headers, { mayMake: true, mayList: true })
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
      if (!hasKey(request))
        throw new ControlCallError(401, 'key', 'Send the sandbox key in the header X-Sandbox-Key.')
      const { method = 'GET' } = request
      const world = await worldOf(request, path)
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
        const read = await receiveBody(request, bodyLimitOf(path))
        if (read === 'aborted' || read === 'crowded') return
        if (read === 'too-large') {
          send(response, {
            status: 413,
            body: JSON.stringify({ error: 'tooLarge', detail: 'The body is too large.' }),
          })
          return
        }
        body = read
      }
      const call = { method, path, query, body, origin: `http://${host}` }
      send(response, await (control ?? (await loadControl()))(world, call))
    } catch (error) {
      if (error instanceof UnknownWorldError)
        send(response, controlErrorReply(new ControlCallError(error.status, 'world', error.message)))
      else if (error instanceof ControlCallError) send(response, controlErrorReply(error))
      else throw error
    }
  }
}
