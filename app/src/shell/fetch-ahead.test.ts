import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { limits } from '#config/limits.ts'
import type { RouteName } from '#config/paths.ts'
import { fetchPointedAt, fetchTabs } from './fetch-ahead.ts'

let fetched: RouteName[] = []
const fetchPage = async (name: RouteName) => void fetched.push(name)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 1))
  fetched = []
  document.body.innerHTML = `
    <a href="/profile/deposit?from=home"><b>Deposit</b></a>
    <a href="https://elsewhere.example/market">Elsewhere</a>
    <a href="/docs">Reference</a>`
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const point = (selector: string, sign: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(sign, { bubbles: true }))

it('the six tabs are fetched once the first page is quiet, and no other page', async () => {
  const stop = fetchTabs(fetchPage)
  await vi.advanceTimersByTimeAsync(limits.prefetchDelay - 1)
  expect(fetched).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  expect(fetched).toEqual(['home', 'market', 'plans', 'loan', 'nfts', 'profile'])
  stop()
})

it.each([
  ['with the pointer on it', 'pointerover'],
  ['when it is pressed', 'pointerdown'],
  ['when the focus reaches it', 'focusin'],
])('the page of a link is fetched %s, whatever of the link is hit', (_, sign) => {
  const stop = fetchPointedAt(fetchPage)
  point('b', sign)
  expect(fetched).toEqual(['deposit'])
  stop()
  point('b', sign)
  expect(fetched).toEqual(['deposit'])
})

it('links to other hosts and to what is no page of the app fetch nothing', () => {
  const stop = fetchPointedAt(fetchPage)
  point('a[href^="https"]', 'pointerover')
  point('a[href="/docs"]', 'pointerover')
  point('body', 'pointerdown')
  expect(fetched).toEqual([])
  stop()
})

it.each([
  ['without a network', { onLine: false }],
  ['while the user saves data', { onLine: true, connection: { saveData: true } }],
  ['on a slow connection', { onLine: true, connection: { effectiveType: '3g' } }],
])('nothing is fetched ahead %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  const stops = [fetchTabs(fetchPage), fetchPointedAt(fetchPage)]
  point('b', 'pointerover')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetched).toEqual([])
  for (const stop of stops) stop()
})
