import { hasBrowserMockServer } from '#config/env.ts'

/** The two ways to the backend, whichever backend this build has. */
export interface Transport {
  /** Undefined where the browser's own is used, by which an upload can tell how far it is. */
  readonly fetch: typeof fetch | undefined
  /** Opens the market socket; the URL is ignored where there is no server. */
  readonly openSocket: (url: string) => Promise<WebSocket>
}

const network: Transport = {
  fetch: undefined,
  openSocket: async (url) => new WebSocket(url),
}

/**
 * Requests of the static demo wait for the backend inside the page; it is loaded at the first request, so the
 * shell paints before any of its code arrives.
 */
function inPage(): Transport {
  const ready = once(async () => {
    // Written out, not through env.ts: a build without the mock server drops the import before it looks at it.
    if (import.meta.env.VITE_MOCK_SERVER !== 'browser')
      throw new Error('This build has no backend inside the page.')
    return (await import('./browser-mock-server.ts')).startBrowserMockServer()
  })
  return {
    fetch: async (input, init) => {
      await ready()
      return globalThis.fetch(input, init)
    },
    openSocket: async (url) => (await ready()).openSocket(url),
  }
}

/** Runs once; a failure is forgotten, so that the next call tries again. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  return () => {
    running ??= work().catch((error: unknown) => {
      running = undefined
      throw error
    })
    return running
  }
}

/** The transport of this build. */
export const transport: Transport = hasBrowserMockServer ? inPage() : network
