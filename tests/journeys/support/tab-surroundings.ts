import { readFileSync } from 'node:fs'
import type { LocalWorld } from '@swx/mock-server/test'
import { Storage } from 'happy-dom'
import { root } from '../../support/root.ts'
import type { Device } from '../../support/screen.ts'
import { type JourneyRuntime, UNANSWERED_MS } from './journey-runtime.ts'
import { PageWatch } from './page-watch.ts'
import { Routes } from './routes.ts'

const dist = `${root}app/dist`

/** What a user's tabs are opened in. */
export interface ContextOptions {
  readonly runtime: JourneyRuntime
  readonly world: LocalWorld
  /** Where the app seems to be; nothing listens there. */
  readonly url: string
  readonly device: Device
}

/** A market socket that a test holds in its hands. */
export interface HeldSocket {
  connectToServer(): void
  close(): void
}

/** What the tabs of one user share: storage, an account of what went wrong, and the way to the mock server. */
export class TabSurroundings {
  readonly runtime: JourneyRuntime
  readonly url: string
  readonly device: Device
  readonly localStorage: globalThis.Storage
  readonly scripts: { readonly work: string; readonly given: unknown }[] = []
  readonly watch = new PageWatch()
  readonly console = this.watch.console
  readonly routes = new Routes()
  readonly #world: LocalWorld
  #hold = (socket: HeldSocket): void => socket.connectToServer()

  constructor({ runtime, world, url, device }: ContextOptions) {
    this.runtime = runtime
    this.url = url
    this.device = device
    this.#world = world
    this.localStorage = this.createStorage()
  }

  createStorage(): globalThis.Storage {
    return new Storage() as unknown as globalThis.Storage
  }

  async addInitScript<Given>(work: (given: Given) => void, given?: Given): Promise<void> {
    this.scripts.push({ work: String(work), given })
  }

  /** Lets a test decide about every market socket that is opened from now on. */
  holdSockets(hold: (socket: HeldSocket) => void): void {
    this.#hold = hold
  }

  readonly connect: LocalWorld['connect'] = (sink) => {
    let disconnect = () => {}
    this.#hold({
      connectToServer: () => {
        disconnect = this.#world.connect(sink)
      },
      close: () => {
        disconnect()
        sink.close(1006)
      },
    })
    return () => disconnect()
  }

  /** Nothing but the built app and the mock server is there: a request to anywhere else fails, and the test with it. */
  readonly fetch = async (request: Request): Promise<Response> => {
    const { method, url } = request
    const isOwn = new URL(url).origin === this.url
    const response = await (isOwn ? this.routes.fetch(request, this.#serve) : Response.error())
    if (!isOwn) this.watch.complain(`another host: ${url}`)
    else if (response.type === 'error') this.watch.complain(`lost: ${method} ${url}`)
    else if (response.status >= 400) this.watch.complain(`answered ${response.status}: ${url}`)
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }

  readonly #serve = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    return /^\/(swx|__sandbox)\//.test(pathname)
      ? this.runtime.track(this.#world.answer(request), UNANSWERED_MS)
      : fileOf(pathname)
  }
}

/** A file of the built app. */
function fileOf(pathname: string): Response {
  try {
    return new Response(readFileSync(dist + pathname), {
      headers: { 'Content-Type': pathname.endsWith('.json') ? 'application/json' : 'text/plain' },
    })
  } catch {
    return new Response('', { status: 404 })
  }
}
