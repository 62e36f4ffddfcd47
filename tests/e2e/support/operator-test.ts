import type { Page } from '@playwright/test'
import { WebSocket } from 'ws'
import { type MockServerProcess, startMockServerProcess } from '../../support/mock-server-process.ts'
import { startOperatorHost } from '../../support/operator-host.ts'
import { watchPage } from './page-watch.ts'
import { test as base } from './test.ts'

/** Origin of the API that the sample builds were made for. */
const API = 'https://api.operator.example'

interface Fixtures {
  /** Which of the two sample operators the page belongs to. */
  readonly operator: 'all' | 'none'
  /** What the page asked of the wallet in the browser. */
  readonly walletCalls: () => Promise<readonly string[]>
}

/** Lets the page reach the API at its address: the mock server, without its control plane, answers there. */
async function answerAt(page: Page, url: string): Promise<void> {
  await page.route(`${API}/**`, async (route) => {
    const request = route.request()
    const answer = await route.fetch({ url: request.url().replace(API, url) })
    await route.fulfill({ response: answer })
  })
  await page.routeWebSocket(/^wss:\/\/api\.operator\.example\//, (socket) => {
    const server = new WebSocket(
      socket.url().replace('wss://api.operator.example', url.replace('http', 'ws')),
    )
    const opened = new Promise<void>((resolve) => server.once('open', resolve))
    server.on('message', (data) => socket.send(String(data)))
    // A page that leaves before its socket is open ends the connection as well, which is an error of its client.
    server.on('error', () => socket.close())
    socket.onMessage((message) => void opened.then(() => server.send(message)))
    socket.onClose(() => server.close())
  })
}

/** A test of the build of an operator, on a static host, in front of an API without a control plane. */
export const test = base.extend<Fixtures, { api: MockServerProcess }>({
  operator: ['all', { option: true }],
  api: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here
    async ({}, use) => {
      const api = await startMockServerProcess({
        isApiOnly: true,
        flags: ['--no-control', '--profile', 'trader'],
      })
      await use(api)
      await api.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ operator }, use) => {
    const host = await startOperatorHost(operator)
    await use(host.url)
    host.stop()
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  extraHTTPHeaders: async ({}, use) => use({}),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  journal: async ({}, use) => use(async () => 'no control plane'),
  page: async ({ page, api }, use) => {
    await answerAt(page, api.url)
    await page.addInitScript(() => {
      const calls: string[] = []
      const request = ({ method }: { method: string }) => {
        calls.push(method)
        return Promise.reject(new Error('not expected'))
      }
      Object.assign(window, { ethereum: { request, isMetaMask: true }, walletCalls: calls })
    })
    await use(page)
  },
  walletCalls: async ({ page }, use) =>
    use(() => page.evaluate(() => (window as unknown as { walletCalls: string[] }).walletCalls)),
  watch: async ({ page, baseURL, evidence: _ }, use) => {
    const watch = watchPage(page, baseURL ?? '', API)
    await use(watch)
    watch.verify()
  },
})

export { expect } from '@playwright/test'
