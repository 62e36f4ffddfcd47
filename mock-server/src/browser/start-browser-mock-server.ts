import { http, ws } from 'msw'
import { setupWorker } from 'msw/browser'
import { API_PATH } from '../api/fetch-adapter.ts'
import type { BrowserBeginning } from './beginning.ts'
import { openIndexedDbRecords } from './indexed-db-records.ts'
import { seekByLock } from './leadership.ts'
import { startHost } from './start-host.ts'
import { joinTabs, type Tab } from './tab.ts'
import { backendPath, fromWire, toWire } from './wire-request.ts'

/** The mock server inside a browser. */
export interface BrowserMockServer {
  /** Opens the market socket, as `new WebSocket(url)` does on this page from now on. */
  openSocket(url: string): WebSocket
}

/** Where the page lies, what it wants to hear, and what it begins with where nothing is kept yet. */
export interface BrowserMockServerOptions extends BrowserBeginning {
  /** Path of the folder of the app, with `mockServiceWorker.js` in it: `/` or `/demo`. */
  readonly base: string
  /**
   * Called when this browser lets nothing, or nothing more, be stored here: what is done from then on lasts as long as
   * the page. The console is told in any case.
   */
  readonly onUnkept?: () => void
}

/** What the page asks of others goes on its way without a word; the first name is that of msw 3, the second of msw 2. */
const bypass = { onUnhandledFrame: 'bypass', onUnhandledRequest: 'bypass' } as const

const requestHandler = (tab: Tab) =>
  http.all(
    ({ request }) => backendPath(new URL(request.url)) !== undefined,
    async ({ request }) => {
      const route = backendPath(new URL(request.url))
      return route ? fromWire(await tab.call(await toWire(request, route)), request) : undefined
    },
  )

/**
 * Does something while the page seems to have no IndexedDB. The library would note every socket of every visit there,
 * for broadcasts that are never sent here, and fail where storage is forbidden.
 */
const withoutIndexedDb = <T>(work: () => T): T => {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB')
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: undefined })
  try {
    return work()
  } finally {
    if (own) Object.defineProperty(globalThis, 'indexedDB', own)
    else Reflect.deleteProperty(globalThis, 'indexedDB')
  }
}

const socketHandler = (tab: Tab) => {
  const feed = withoutIndexedDb(() =>
    ws.link(new RegExp(`^wss?://[^/]+(/.*)?${API_PATH}marketMessage(\\?.*)?$`)),
  )
  return feed.addEventListener('connection', ({ client }) => {
    const close = tab.openFeed({
      send: (text) => client.send(text),
      bufferedAmount: () => 0,
      close: (code) => client.close(code),
    })
    client.addEventListener('close', close)
  })
}

/**
 * Runs the mock server inside the browser: requests of this page to the customer API and the control plane
 * are answered by a service worker and an engine that all tabs of the origin share; state is kept in IndexedDB.
 * Settles when requests are answered.
 *
 * @example
 * await startBrowserMockServer({ base: '/', profile: 'trader', now: '2026-01-12T15:20:00Z', frozen: true })
 * await fetch('/swx/customer/index/listMarketByType')
 */
export const startBrowserMockServer = async ({
  base,
  onUnkept,
  ...beginning
}: BrowserMockServerOptions): Promise<BrowserMockServer> => {
  const folder = base.endsWith('/') ? base : `${base}/`
  const name = `swx-sandbox ${folder}`
  const tab = joinTabs({
    channel: new BroadcastChannel(name),
    seek: seekByLock(name),
    start: () => startHost(() => openIndexedDbRecords(name), onUnkept, beginning),
  })
  addEventListener('pagehide', () => tab.leave())
  const worker = setupWorker(requestHandler(tab), socketHandler(tab))
  await worker.start({
    quiet: true,
    ...bypass,
    serviceWorker: { url: `${folder}mockServiceWorker.js`, options: { scope: folder } },
  })
  return { openSocket: (url) => new WebSocket(url) }
}
