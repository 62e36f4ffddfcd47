import { expect, it } from 'vitest'

const sources: Readonly<Record<string, string>> = import.meta.glob(
  ['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}', '!../test/**', '!../lib/storage/**'],
  { query: '?raw', import: 'default', eager: true },
)

/** The code of a file, without what is said about it. */
const codeOf = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '')

it('stores nothing past the register of stored keys, which log-out empties', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(400)
  const found = Object.entries(sources).filter(([, text]) =>
    /\b(localStorage|sessionStorage|indexedDB|cookieStore|caches|document\.cookie|navigator\.storage)\b/.test(
      codeOf(text),
    ),
  )
  expect(found.map(([path]) => path)).toEqual([])
})

it('forgets what is kept in memory by the one register, not by watching the session', () => {
  /** What the session is: caches of answers, the watchlist of a visitor who logs in, and tools that go by name. */
  const known = [
    '../core/api/forget-private-data.ts',
    '../core/session/use-session.ts',
    '../features/market/model/visitor-watchlist.ts',
    '../features/trade/instrument/model/chart-tools.ts',
  ]
  const found = Object.entries(sources).filter(([, text]) => /\bsessionStore\.subscribe\b/.test(codeOf(text)))
  expect(found.map(([path]) => path).filter((path) => !known.includes(path))).toEqual([])
})
