import type { Market } from './create-market.ts'
import { createFeedFrames } from './feed-frames.ts'

/** One client's end of a socket, whatever carries it. */
export interface FeedSink {
  /** Sends a text message. A throw counts as a lost connection. */
  send(frame: string): void
  /** Bytes handed over and not yet on their way. */
  bufferedAmount(): number
  close(code: number): void
}

/** What a market socket needs to know. */
export interface MarketSocketOptions {
  /** The market in force; another one when overlays change. */
  readonly market: () => Market
  /** The virtual clock in ms. While it stands still, clients get signs of life only. */
  readonly now: () => number
  /** Calls `run` every `ms` until the answered function is called. @default setInterval */
  readonly every?: (ms: number, run: () => void) => () => void
  /** More clients than this are sent away. @default 1000 */
  readonly maxClients?: number
  /** A client with more bytes than this waiting is passed over. @default 65536 */
  readonly maxBuffered?: number
}

/** The hub of the live feed: see `openapi/market-feed.asyncapi.yaml`. */
export interface MarketSocket {
  /** Sends a client the full array, then what changes. Answers the function that takes it off again. */
  attach(sink: FeedSink): () => void
  /** Clients attached. */
  readonly size: number
  /** Closes every connection, as a server does that goes away. */
  close(): void
}

/** Two messages a second at most. */
const FRAME_MS = 500
/** 30 quiet seconds. */
const QUIET_FRAMES = 60
/** A client that has been passed over for a minute is given up. */
const SLOW_FRAMES = 120

/** Close codes of RFC 6455 and its registry. */
const GOING_AWAY = 1001
const SERVICE_RESTART = 1012
const TRY_AGAIN_LATER = 1013

interface Client {
  readonly sink: FeedSink
  /** The look at the market that it was last told about. */
  version: number
  quietFrames: number
  slowFrames: number
}

function everyInterval(ms: number, run: () => void): () => void {
  const timer = setInterval(run, ms)
  return () => clearInterval(timer)
}

/**
 * Creates a feed hub. It works only while a client listens; each message is made once for all. A client that
 * cannot keep up is passed over and later told the latest price of what changed meanwhile, so nothing piles
 * up for it; after a minute it is closed with 1013. When the clock goes back, connections are closed with
 * 1012: `t` never goes back within one.
 */
export function createMarketSocket(options: MarketSocketOptions): MarketSocket {
  const { market, now, every = everyInterval, maxClients = 1_000, maxBuffered = 65_536 } = options
  const frames = createFeedFrames(market, now)
  const clients = new Set<Client>()
  let stop: (() => void) | undefined

  const detach = (client: Client) => {
    clients.delete(client)
    if (clients.size > 0) return
    stop?.()
    stop = undefined
  }
  const drop = (client: Client, code: number) => {
    detach(client)
    client.sink.close(code)
  }
  const deliver = (client: Client, frame: string) => {
    try {
      client.sink.send(frame)
      client.quietFrames = 0
    } catch {
      detach(client)
    }
  }

  const serve = (client: Client) => {
    if (client.sink.bufferedAmount() > maxBuffered) {
      client.slowFrames++
      if (client.slowFrames > SLOW_FRAMES) drop(client, TRY_AGAIN_LATER)
      return
    }
    client.slowFrames = 0
    const frame = frames.since(client.version)
    client.version = frames.version
    if (frame !== null) return deliver(client, frame)
    client.quietFrames++
    if (client.quietFrames >= QUIET_FRAMES) deliver(client, '[]')
  }

  const look = () => {
    if (frames.look() === 'backwards') for (const client of [...clients]) drop(client, SERVICE_RESTART)
  }
  const tick = () => {
    look()
    for (const client of clients) serve(client)
  }

  return {
    attach(sink) {
      if (clients.size >= maxClients) {
        sink.close(TRY_AGAIN_LATER)
        return () => {}
      }
      look()
      const client: Client = { sink, version: frames.version, quietFrames: 0, slowFrames: 0 }
      clients.add(client)
      stop ??= every(FRAME_MS, tick)
      deliver(client, frames.full())
      return () => detach(client)
    },
    get size() {
      return clients.size
    },
    close() {
      for (const client of [...clients]) drop(client, GOING_AWAY)
    },
  }
}
