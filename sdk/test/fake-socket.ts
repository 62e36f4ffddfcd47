import type { FeedSocket } from '../src/market-feed/market-feed-options.ts'

type Listener = (event: { readonly data: unknown; readonly code: number }) => void

/** A socket whose other end is the test. */
export class FakeSocket implements FeedSocket {
  readonly url: string
  isClosed = false
  /** Open at once, unless a test makes it wait by setting 0. */
  readyState = 1
  readonly #listeners: Record<string, Listener[]> = {}

  constructor(url: string) {
    this.url = url
  }

  addEventListener(type: string, listener: Listener): void {
    this.#listeners[type] = [...(this.#listeners[type] ?? []), listener]
  }

  close(): void {
    this.isClosed = true
  }

  /** Ends the making of the connection. */
  open(): void {
    this.readyState = 1
    this.#tell('open', { data: undefined, code: 0 })
  }

  /** Lets the server send something: a value as JSON, or text as it is. */
  send(frame: unknown): void {
    this.#tell('message', { data: typeof frame === 'string' ? frame : JSON.stringify(frame), code: 0 })
  }

  sendRaw(data: unknown): void {
    this.#tell('message', { data, code: 0 })
  }

  /** Lets the server, or the line, end the connection. */
  drop(code = 1006): void {
    this.#tell('error', { data: undefined, code })
    this.#tell('close', { data: undefined, code })
  }

  /** Lets the server close in good order. */
  closeFromServer(code: number): void {
    this.#tell('close', { data: undefined, code })
  }

  #tell(type: string, event: { data: unknown; code: number }): void {
    for (const listener of this.#listeners[type] ?? []) listener(event)
  }
}
