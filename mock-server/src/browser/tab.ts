import type { FeedSink } from '../market/market-socket.ts'
import type { EngineHost } from './engine-host.ts'
import type { SeekLeadership } from './leadership.ts'
import { TakenOverError } from './records.ts'
import { createServedFeeds } from './served-feeds.ts'
import type { TabMessage, WireReply, WireRequest } from './wire.ts'

/** Close code for "the server restarts, connect again" (RFC 6455 registry). */
const SERVICE_RESTART = 1012

/** The backend as one tab sees it, wherever it runs. */
export interface Tab {
  /** Answers a request; waits while there is no engine. */
  call(request: WireRequest): Promise<WireReply>
  /** Opens a connection to the market feed; answers how to close it. */
  openFeed(sink: FeedSink): () => void
  /** Tells the others that this page goes away. */
  leave(): void
}

/** What a tab is made of. */
export interface TabOptions {
  readonly channel: BroadcastChannel
  readonly seek: SeekLeadership
  /** Starts the engine in this tab. */
  readonly start: () => Promise<EngineHost>
}

interface Waiting {
  readonly request: WireRequest
  readonly settle: (reply: WireReply) => void
}

interface OpenFeed {
  readonly sink: FeedSink
  /** Disconnects from an engine in this tab. */
  detach?: () => void
  /** Whether anything was heard; before that, a new engine can simply be asked again. */
  heard: boolean
}

/**
 * Joins the tabs of an origin: one runs the engine, the others hand it their requests. When the engine moves,
 * requests without an answer are sent again (the engine knows those that were carried out), and feeds are closed
 * so that their clients connect again.
 */
export const joinTabs = ({ channel, seek, start }: TabOptions): Tab => {
  const post = (message: TabMessage): void => channel.postMessage(message)
  const waiting = new Map<string, Waiting>()
  const feeds = new Map<string, OpenFeed>()
  const served = createServedFeeds(post)
  let engine: EngineHost | undefined
  /** Rises when the engine comes or goes, so that one that was still starting knows it is too late. */
  let turn = 0
  /** Number of the latest engine that was heard of in another tab. */
  let newest = 0

  const finish = (id: string, reply: WireReply): void => {
    waiting.get(id)?.settle(reply)
    waiting.delete(id)
  }

  /** Answers from the engine in this tab, unless it was just replaced: then the next one is asked. */
  const answerHere = async (request: WireRequest, done: (reply: WireReply) => void): Promise<void> => {
    try {
      if (engine) done(await engine.answer(request))
    } catch (error) {
      if (!(error instanceof TakenOverError)) throw error
    }
  }

  const send = ({ request }: Waiting): void => {
    if (engine) void answerHere(request, (reply) => finish(request.id, reply))
    else post({ type: 'call', request })
  }

  const connect = (id: string, feed: OpenFeed): void => {
    if (engine) feed.detach = engine.attach(feed.sink)
    else post({ type: 'open', socket: id })
  }

  const dropFeed = (id: string, code: number): void => {
    const feed = feeds.get(id)
    feeds.delete(id)
    feed?.detach?.()
    feed?.sink.close(code)
  }

  /** The engine runs elsewhere now, or here for the first time. */
  const startOver = (): void => {
    for (const one of [...waiting.values()]) send(one)
    for (const [id, feed] of [...feeds]) {
      if (feed.heard) dropFeed(id, SERVICE_RESTART)
      else connect(id, feed)
    }
  }

  const lose = (): void => {
    turn++
    const lost = engine
    engine = undefined
    served.forget()
    lost?.close()
  }

  const receive = (message: TabMessage): void => {
    switch (message.type) {
      case 'call': {
        const { request } = message
        void answerHere(request, (reply) => post({ type: 'reply', id: request.id, reply }))
        break
      }
      case 'reply':
        finish(message.id, message.reply)
        break
      case 'leader':
        newest = Math.max(newest, message.epoch)
        // News of an engine before the one in this tab has only been on its way for long.
        if (engine && engine.epoch < newest) lose()
        if (!engine) startOver()
        break
      case 'open':
        if (engine) served.open(message.socket, engine)
        break
      case 'frame':
        feeds.get(message.socket)?.sink.send(message.text)
        break
      case 'closed':
        dropFeed(message.socket, message.code)
        break
      case 'close':
        served.close(message.socket)
        break
    }
  }

  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => receive(data))
  seek({
    async onGained() {
      const mine = ++turn
      const started = await start()
      if (mine !== turn || started.epoch < newest) return started.close()
      engine = started
      post({ type: 'leader', epoch: started.epoch })
      startOver()
    },
    onLost: lose,
  })

  return {
    call: (request) =>
      new Promise((settle) => {
        const one = { request, settle }
        waiting.set(request.id, one)
        send(one)
      }),
    openFeed(sink) {
      const id = crypto.randomUUID()
      const feed: OpenFeed = {
        heard: false,
        sink: {
          bufferedAmount: () => sink.bufferedAmount(),
          send(text) {
            feed.heard = true
            sink.send(text)
          },
          close(code) {
            feeds.delete(id)
            sink.close(code)
          },
        },
      }
      feeds.set(id, feed)
      connect(id, feed)
      return () => {
        feeds.delete(id)
        if (feed.detach) feed.detach()
        else post({ type: 'close', socket: id })
      }
    },
    leave() {
      for (const socket of feeds.keys()) post({ type: 'close', socket })
    },
  }
}
