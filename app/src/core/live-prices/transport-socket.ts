import type { MarketFeedOptions } from '@swx/sdk/market-feed'
import { transport } from '../api/transport.ts'

type FeedSocket = InstanceType<NonNullable<MarketFeedOptions['WebSocket']>>

/**
 * A socket of whichever backend this build has. A backend inside the page has to start first, so the socket proper
 * may come later than its listeners.
 */
export class TransportSocket implements FeedSocket {
  readonly #opened: Promise<WebSocket>

  constructor(url: string) {
    this.#opened = transport.openSocket(url)
  }

  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  addEventListener(type: 'close', listener: (event: { readonly code: number }) => void): void
  addEventListener(type: 'error', listener: () => void): void
  addEventListener(type: string, listener: (event: never) => void): void {
    this.#opened.then(
      (socket) => socket.addEventListener(type, listener as unknown as EventListener),
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
