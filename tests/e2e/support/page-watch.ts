import { expect, type Page } from '@playwright/test'

/** What went wrong on a page without anybody asking. */
export interface PageWatch {
  /** The test brings this about on purpose: messages that match are no fault of the page. */
  allow(pattern: RegExp): void
  /** Fails the test when the page complained, lost a request, or asked another host for something. */
  verify(): void
  /** What the page complained of since it was last asked; it fails the test no more. */
  take(): string[]
}

const isLocal = (url: string, origins: readonly string[]) =>
  /^(?:data|blob|about|chrome-error):/.test(url) || origins.some((origin) => url.startsWith(origin))

/** Watches a page from its first request on. `origins` are the hosts it may talk to. */
export function watchPage(page: Page, ...origins: string[]): PageWatch {
  const sockets = origins.map((origin) => origin.replace('http', 'ws'))
  const complaints: string[] = []
  const allowed: RegExp[] = []
  page.on('console', (message) => {
    // The runner's own word, not the page's.
    if (message.text().startsWith('Service Worker registration blocked')) return
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.stack ?? error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A page that goes away takes its open requests with it.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`lost: ${request.method()} ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`answered ${response.status()}: ${response.url()}`)
  })
  page.on('request', (request) => {
    if (!isLocal(request.url(), origins)) complaints.push(`another host: ${request.url()}`)
  })
  page.on('websocket', (socket) => {
    if (!isLocal(socket.url(), sockets)) complaints.push(`another host: ${socket.url()}`)
  })
  const isFault = (text: string) => !allowed.some((pattern) => pattern.test(text))
  return {
    allow: (pattern) => void allowed.push(pattern),
    verify: () => expect(complaints.filter(isFault)).toEqual([]),
    take: () => complaints.splice(0).filter(isFault),
  }
}
