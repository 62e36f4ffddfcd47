import { WebSocket } from 'ws'

/** A message of a feed, and when it came. */
export interface FeedMessage {
  readonly text: string
  /** Milliseconds after the connection. */
  readonly at: number
  readonly isBinary: boolean
}

/** The outcome of a connection. */
export interface FeedSession {
  readonly messages: readonly FeedMessage[]
  /** Why the connection failed or ended. */
  readonly error: string | undefined
}

/** Listens to a feed for a while, or until enough messages came, as a program or as a page of an origin. */
export const listen = (url: string, ms: number, enough: number, origin?: string): Promise<FeedSession> =>
  new Promise((resolve) => {
    const messages: FeedMessage[] = []
    const socket = new WebSocket(url, origin === undefined ? {} : { origin })
    let started = performance.now()
    const end = (error?: string) => {
      clearTimeout(timer)
      socket.removeAllListeners()
      socket.on('error', () => undefined)
      socket.terminate()
      resolve({ messages, error })
    }
    const timer = setTimeout(() => end(), ms)
    socket.on('open', () => {
      started = performance.now()
    })
    socket.on('message', (data, isBinary) => {
      messages.push({ text: String(data), at: performance.now() - started, isBinary })
      if (messages.length >= enough) end()
    })
    socket.on('error', ({ message }) => end(message))
    socket.on('close', (code) => end(`the server closed it with ${code}`))
  })
