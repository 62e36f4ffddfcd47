import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { WebSocket, WebSocketServer } from 'ws'
import type { FeedSink } from '../market/market-socket.ts'
import type { World } from '../runtime/world.ts'
import { WorldUnavailableError } from '../runtime/world-persistence.ts'
import type { Worlds } from '../runtime/worlds.ts'
import { isForeignSite } from './host-rules.ts'
import { createOrdinaryRequests } from './ordinary-request.ts'
import type { WorldAccess } from './world-access.ts'
import { chooseWorld, UnknownWorldError } from './world-choice.ts'

/** The path of the market socket. */
const FEED_PATH = '/swx/customer/marketMessage'

/** Who may connect to the sockets. */
export interface FeedOptions {
  readonly worlds: Worlds
  readonly isOurHost: (host: string | undefined) => boolean
  readonly access: WorldAccess
  /** Whether the control plane is on, so that a request with the key may create a world. */
  readonly control: boolean
  /** Whether errors name the existing worlds to callers on this machine. */
  readonly mayListWorlds: boolean
  /** Connects a sink to the market of a world; answers how to disconnect it. */
  readonly attach: (world: World, sink: FeedSink) => () => void
}

const FOREIGN_PAGE =
  'Pages of other sites cannot connect. Is it your own page? Name its host in SANDBOX_HOSTS.'

const answerInstead = (socket: Duplex, status: string, text: string): void => {
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nX-Sandbox: true\r\nContent-Type: text/plain; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  )
}

const sinkOf = (client: WebSocket): FeedSink => ({
  send(text) {
    if (client.readyState === client.OPEN) client.send(text)
  },
  bufferedAmount: () => client.bufferedAmount,
  close: (code) => client.close(code),
})

/** The market sockets of a server. */
export interface MarketFeed {
  readonly size: number
  /** Ends all connections. */
  close(): void
}

/**
 * Serves the market socket on a server's upgrades. There is nothing to send to it: what clients send is read and
 * forgotten, and more than a few bytes of it closes the connection.
 */
export const attachMarketFeed = (server: Server, options: FeedOptions): MarketFeed => {
  const { worlds, isOurHost, access, control, mayListWorlds, attach } = options
  let sockets: WebSocketServer | undefined
  /** Loads the library of sockets with the first socket. */
  const loadSockets = async (): Promise<WebSocketServer> => {
    const { WebSocketServer } = await import('ws')
    sockets ??= new WebSocketServer({
      noServer: true,
      perMessageDeflate: false,
      maxPayload: 1_024,
      clientTracking: true,
    })
    return sockets
  }

  const connect = (client: WebSocket, world: World): void => {
    const detach = attach(world, sinkOf(client))
    client.on('close', detach)
    client.on('error', () => client.terminate())
  }

  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    if (!isOurHost(request.headers.host))
      return answerInstead(socket, '421 Misdirected Request', 'Unknown host.')
    const url = new URL(request.url ?? '/', 'ws://sandbox')
    if (url.pathname !== FEED_PATH) return answerInstead(socket, '404 Not Found', 'There is no socket here.')
    if (access.waitAfterWrongKeys(request) > 0)
      return answerInstead(socket, '429 Too Many Requests', 'Many keys from this address opened nothing.')
    const isForeign = isForeignSite(request.headers, isOurHost)
    const isServerKey = access.hasServerKey(request)
    const hasServerKey = control && isServerKey
    // Pages of other sites could use up the connections that are allowed.
    if (isForeign && !hasServerKey) {
      if (!isServerKey) access.noteWrongKey(request)
      return answerInstead(socket, '403 Forbidden', FOREIGN_PAGE)
    }
    const mayList = mayListWorlds && !isForeign
    let world: World
    try {
      world = await chooseWorld(
        worlds,
        request.headers,
        {
          mayMake: hasServerKey,
          mayList,
          mayOpen: (world) => !access.isClosed(world) || access.openedBy(request, world) !== undefined,
        },
        url.searchParams,
      )
    } catch (error) {
      if (error instanceof UnknownWorldError) {
        if (!isServerKey) access.noteWrongKey(request)
        return answerInstead(socket, '404 Not Found', error.message)
      }
      if (error instanceof WorldUnavailableError)
        return answerInstead(socket, '503 Service Unavailable', error.message)
      throw error
    }
    if (access.openedBy(request, world) === undefined) access.noteWrongKey(request)
    const accepting = sockets ?? (await loadSockets())
    accepting.handleUpgrade(request, socket, head, (client) => connect(client, world))
  }

  const serveOrdinary = createOrdinaryRequests(server)
  server.on('upgrade', (request, socket, head) => {
    if (serveOrdinary(request, socket, head)) return
    socket.on('error', () => socket.destroy())
    upgrade(request, socket, head).catch(() => socket.destroy())
  })

  return {
    get size() {
      return sockets?.clients.size ?? 0
    },
    close() {
      for (const client of sockets?.clients ?? []) client.terminate()
      sockets?.close()
    },
  }
}
