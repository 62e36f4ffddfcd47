import { hasBrowserMockServer } from '../../config/env.ts'
import { noteAnswer } from '../offline/kept-answers.ts'

/** The two ways to the backend, whichever backend this build has. */
export interface Transport {
  readonly fetch: typeof fetch
  /** Opens the market socket; the URL is ignored where there is no server. */
  readonly openSocket: (url: string) => Promise<WebSocket>
}

const network: Transport = {
  fetch: async (input, init) => noteAnswer(await globalThis.fetch(input, init)),
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
