import type { MarketFeedOptions } from '@swx/sdk/market-feed'
import { transport } from '#core/api/transport.ts'

type FeedSocket = InstanceType<NonNullable<MarketFeedOptions['WebSocket']>>

/**
 * A socket of whichever backend this build has. A backend inside the page has to start first, so the socket proper
 * may come later than its listeners.
 */
export class TransportSocket implements FeedSocket {
  readonly #opened: Promise<WebSocket>
  #socket: WebSocket | undefined

  constructor(url: string) {
    this.#opened = transport.openSocket(url).then((socket) => {
      this.#socket = socket
      return socket
    })
  }

  get readyState(): number {
    return this.#socket?.readyState ?? WebSocket.CONNECTING
  }

  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  addEventListener(type: 'close', listener: (event: { readonly code: number }) => void): void
  addEventListener(type: 'error' | 'open', listener: () => void): void
  addEventListener(type: string, listener: (event: never) => void): void {
    this.#opened.then(
      (socket) => {
        // A backend inside the page may hand over a socket that is open already, whose event has passed.
        if (type === 'open' && socket.readyState === WebSocket.OPEN) (listener as () => void)()
        else socket.addEventListener(type, listener as unknown as EventListener)
      },
      () => {
        if (type === 'error') (listener as () => void)()
      },
    )
  }

  close(): void {
    this.#opened.then(
      (socket) => socket.close(),
      () => {},
    )
  }
}

/** The contract's path of the market socket. */
const SOCKET_PATH = '/swx/customer/marketMessage'

/**
 * Address of the market socket.
 *
 * @param apiOrigin - origin of the API
 * @example marketSocketUrl('https://swx.example') // 'wss://swx.example/swx/customer/marketMessage'
 */
export function marketSocketUrl(apiOrigin: string): string {
  const url = new URL(SOCKET_PATH, apiOrigin)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return url.href
}
