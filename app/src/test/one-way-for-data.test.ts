import { errorKeys } from '@swx/sdk'
import { expect, it } from 'vitest'

const sources: Readonly<Record<string, string>> = import.meta.glob(
  ['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}', '!../**/*fixture.ts', '!../test/**'],
  { query: '?raw', import: 'default', eager: true },
)

/** The market socket is no operation of the contract, so the SDK has no name for its path. */
const socket = '../core/live-prices/transport-socket.ts'
const codes = Object.keys(errorKeys).filter((code) => code !== '200')

const filesWith = (pattern: RegExp) =>
  Object.entries(sources)
    .filter(([path, text]) => path !== socket && pattern.test(text))
    .map(([path]) => path)

it('calls the API by the hooks and functions of the SDK, never by a path', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(400)
  expect(filesWith(/['"`]\/swx\/|\bclient\s*\.(GET|POST|request)\b/)).toEqual([])
})

it('tells errors apart by their names in the catalogue, never by a code', () => {
  expect(filesWith(new RegExp(`['"\`](${codes.join('|')})['"\`]`))).toEqual([])
})

/** Where prices come by the feed, and what else changes does so by the minute: sessions, figures, a new candle. */
const ownPace = [
  '../features/market/api/use-market-rows.ts',
  '../features/market/api/use-market-figures.ts',
  '../features/trade/example/use-example-candles.ts',
]

it('asks again for what is live at the one pace of config/limits.ts', () => {
  const found = filesWith(/refetchInterval: (?!refetchWhile\(|isOnline && limits\.refetchLive\b)/)
  expect(found.filter((path) => !ownPace.includes(path))).toEqual([])
})
