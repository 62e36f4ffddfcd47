import type { LocalWorld } from '@swx/mock-server/test'
import { GlobalWindow } from 'happy-dom'
import type { Device } from '../../support/screen.ts'
import type { JourneyRuntime } from './journey-runtime.ts'
import { takeDownloads } from './mend-elements.ts'
import { blankCanvas, colouredStyles } from './page-canvas.ts'
import type { PageHistory } from './page-history.ts'
import { uploadClass } from './page-upload.ts'

/** Where a document gets everything from that is not in it. */
export interface Surroundings {
  readonly runtime: JourneyRuntime
  readonly history: PageHistory
  readonly localStorage: Storage
  readonly sessionStorage: Storage
  readonly device: Device
  readonly console: Console
  /** Answers what the document asks for. */
  readonly fetch: (request: Request) => Promise<Response>
  /** Connects to a socket; answers how to disconnect. */
  readonly connect: LocalWorld['connect']
  /** Shows another document in place of this one. */
  readonly navigate: (url: URL) => void
  /** Leaves through the history, which may show another document. */
  readonly go: (delta: number) => void
  /** Opens an address in another tab. */
  readonly open: (url: URL) => void
  /** Hands a file to the user. */
  readonly download: (name: string, file: Blob) => void
}

const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const computer =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

export type PageWindow = InstanceType<typeof GlobalWindow>

/** A window whose document asks, waits and navigates as the journey says. */
export function createPageWindow(around: Surroundings): PageWindow {
  const isPhone = around.device === 'mobile'
  const window = new GlobalWindow({
    url: around.history.current.url.href,
    width: isPhone ? 390 : 1440,
    height: isPhone ? 844 : 900,
    console: around.console,
    settings: {
      disableCSSFileLoading: true,
      handleDisabledFileLoadingAsSuccess: true,
      canvasAdapter: blankCanvas,
      navigator: { userAgent: isPhone ? phone : computer, maxTouchPoints: isPhone ? 5 : 0 },
    },
  })
  const parts = {
    ...timeOf(around.runtime, window),
    ...networkOf(around, window),
    ...placeOf(around, window),
    ...observersOf(around.runtime),
    getComputedStyle: colouredStyles(window),
    localStorage: around.localStorage,
    sessionStorage: around.sessionStorage,
  }
  for (const [name, value] of Object.entries(parts))
    Object.defineProperty(window, name, { value, configurable: true, writable: true })
  return window
}

/** Clocks and timers of the journey; those of a document that is gone never run. */
function timeOf({ clock, note, later }: JourneyRuntime, window: PageWindow) {
  const start = clock.now()
  class PageDate extends Date {
    constructor(...given: unknown[]) {
      super(...((given.length === 0 ? [clock.now()] : given) as [number]))
    }
    static override now = clock.now
  }
  const planned =
    (isRepeated: boolean) =>
    (run: (...given: unknown[]) => void, ms: number, ...given: unknown[]) =>
      clock.plan(
        () => {
          if (window.closed) return
          note()
          run(...given)
        },
        ms,
        isRepeated,
      )
  return {
    Date: PageDate,
    setTimeout: planned(false),
    setInterval: planned(true),
    clearTimeout: clock.cancel,
    clearInterval: clock.cancel,
    requestAnimationFrame: (run: (time: number) => void) =>
      planned(false)(() => run(clock.now() - start), 16),
    cancelAnimationFrame: clock.cancel,
    setImmediate: (run: () => void) => later(() => window.closed || run()),
    clearImmediate,
    performance: {
      now: () => clock.now() - start,
      timeOrigin: start,
      mark() {},
      measure() {},
      getEntriesByType: () => [],
    },
  }
}

/** What fetches and connects. Bodies and headers are Node's own. */
function networkOf(around: Surroundings, window: PageWindow) {
  const { runtime } = around
  const absolute = (address: string | URL) => new URL(address, window.location.href)
  class PageSocket extends window.EventTarget {
    static readonly CONNECTING = 0
    static readonly OPEN = 1
    static readonly CLOSING = 2
    static readonly CLOSED = 3
    readyState = PageSocket.CONNECTING
    readonly url: string
    #disconnect = () => {}

    constructor(url: string) {
      super()
      this.url = url
      runtime.later(() => {
        if (this.readyState !== PageSocket.CONNECTING || window.closed) return
        this.readyState = PageSocket.OPEN
        this.dispatchEvent(new window.Event('open'))
        this.#disconnect = around.connect({
          send: (data) =>
            void runtime.later(() => {
              if (this.readyState === PageSocket.OPEN && !window.closed)
                this.dispatchEvent(new window.MessageEvent('message', { data }))
            }),
          bufferedAmount: () => 0,
          close: (code) => void runtime.later(() => this.#end(code)),
        })
      })
    }

    close(): void {
      this.#disconnect()
      runtime.later(() => this.#end(1000))
    }

    #end(code: number): void {
      if (this.readyState === PageSocket.CLOSED) return
      this.readyState = PageSocket.CLOSED
      this.#disconnect()
      if (!window.closed) this.dispatchEvent(Object.assign(new window.Event('close'), { code }))
    }
  }
  const send = (request: Request) => runtime.track(around.fetch(request))
  return {
    fetch: (input: RequestInfo | URL, init?: RequestInit) =>
      send(new Request(input instanceof Request ? input : absolute(input), init)),
    XMLHttpRequest: uploadClass(send, absolute),
    WebSocket: PageSocket,
    AbortController,
    AbortSignal,
    Blob,
    File,
    FormData,
    Headers,
    ReadableStream,
    Request,
    Response,
    TextDecoder,
    TextEncoder,
    URLSearchParams,
    crypto: pageCrypto(runtime),
    queueMicrotask,
    structuredClone,
  }
}

/** Node works out a digest beside its event loop: a page that waits for one is at work. */
const pageCrypto = (runtime: JourneyRuntime) => ({
  getRandomValues: crypto.getRandomValues.bind(crypto),
  randomUUID: crypto.randomUUID.bind(crypto),
  subtle: {
    digest: (...given: Parameters<SubtleCrypto['digest']>) => runtime.track(crypto.subtle.digest(...given)),
  },
})

/** Where the document is, and how it leads elsewhere. */
function placeOf(around: Surroundings, window: PageWindow) {
  const { history, runtime } = around
  const absolute = (address: string | URL) => new URL(address, history.current.url)
  const files = new Map<string, Blob>()
  class PageURL extends URL {
    static override createObjectURL(file: Blob): string {
      const address = `blob:${history.current.url.origin}/${files.size + 1}`
      files.set(address, file)
      return address
    }
    static override revokeObjectURL(): void {}
  }
  const put = (state: unknown, address: string | URL | null | undefined, isReplacing: boolean) => {
    history.put(state, absolute(address ?? ''), isReplacing)
    window.happyDOM.setURL(history.current.url.href)
  }
  const leave = (address: string | URL) => void runtime.later(() => around.navigate(absolute(address)))
  const place = Object.create(null) as Record<string, unknown>
  for (const part of [
    'protocol',
    'host',
    'hostname',
    'port',
    'pathname',
    'search',
    'hash',
    'origin',
  ] as const)
    Object.defineProperty(place, part, { get: () => history.current.url[part], enumerable: true })
  Object.defineProperty(place, 'href', { get: () => history.current.url.href, set: leave, enumerable: true })
  Object.assign(place, {
    assign: leave,
    replace: leave,
    reload: () => leave(history.current.url),
    toString: () => history.current.url.href,
  })
  takeDownloads(window, (name, address) => {
    const file = files.get(address)
    if (file) around.download(name, file)
  })
  return {
    URL: PageURL,
    location: place,
    history: {
      get length() {
        return history.length
      },
      get state() {
        return history.current.state
      },
      scrollRestoration: 'auto',
      pushState: (state: unknown, _: string, address?: string | URL | null) => put(state, address, false),
      replaceState: (state: unknown, _: string, address?: string | URL | null) => put(state, address, true),
      back: () => around.go(-1),
      forward: () => around.go(1),
      go: (delta = 0) => around.go(delta),
    },
    open: (address: string, target = '_blank') => {
      if (target === '_self') leave(address)
      else around.open(absolute(address))
      return null
    },
    scrollTo: () => {},
  }
}

/** All that is in the document is on the screen: there is no layout that could say otherwise. */
function observersOf({ later }: JourneyRuntime) {
  class EverythingOnScreen {
    readonly #report: (entries: object[]) => void
    constructor(report: (entries: object[]) => void) {
      this.#report = report
    }
    observe(target: object): void {
      later(() => this.#report([{ target, isIntersecting: true, intersectionRatio: 1 }]))
    }
    unobserve(): void {}
    disconnect(): void {}
    takeRecords() {
      return []
    }
  }
  class NoSizes {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
  return { IntersectionObserver: EverythingOnScreen, ResizeObserver: NoSizes }
}
