import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMarket, type Market } from '../../market/create-market.ts'
import { INSTANT_MS } from '../../market/grid.ts'
import type { MarketOverlay } from '../../market/overlay.ts'
import { sampleInstruments } from '../../market/sample-instruments.ts'
import { createStore } from '../../store/store.ts'
import { createAlertWatch, findAlert, previousClose } from './alert-watch.ts'
import { type Alert, holds } from './rules/alert.ts'
import { type AlertRow, alertTables } from './tables.ts'

/** Two hours around a midnight, at which all changes of the day start over. */
const START = Date.parse('2026-01-12T23:00:00.000Z')
const HOUR = 3_600_000
const calm = createMarket({ seed: 5, instruments: sampleInstruments })

const overlays = fc.array(
  fc
    .record({
      code: fc.constantFrom('BTC', 'EURUSD'),
      minute: fc.integer({ min: 1, max: 115 }),
      part: fc.integer({ min: -30, max: 30 }),
    })
    .map(({ code, minute, part }): MarketOverlay[] => {
      const at = START + minute * 60_000
      const ticks = [Math.round((calm.priceTicks(code, START) * (1_000 + part)) / 1_000)]
      return part % 3 === 0
        ? [
            { kind: 'halt', code, at },
            { kind: 'resume', code, at: at + (1 + (minute % 20)) * 60_000 },
          ]
        : [{ kind: 'price', code, at, ticks, stepMs: 1_000, after: 'follow' }]
    }),
  { maxLength: 5 },
)

const alerts = fc.record({
  code: fc.constantFrom('BTC', 'EURUSD', 'SBX-GAP', 'SBX-UP', 'AAPL'),
  kind: fc.constantFrom(
    'PRICE_ABOVE' as const,
    'PRICE_BELOW' as const,
    'CHANGE_ABOVE' as const,
    'CHANGE_BELOW' as const,
  ),
  part: fc.integer({ min: -200, max: 200 }),
  isArmed: fc.boolean(),
})

type Watched = Pick<Alert, 'code' | 'kind' | 'value' | 'isArmed'>

/** What a look at every instant finds: an armed alert in an open session, another one wherever the price moves. */
const lookAtAll = (market: Market, row: Watched, from: number, to: number): number | null => {
  for (let at = from; at <= to; at += INSTANT_MS) {
    const session = market.session(row.code, at)
    const ticks = market.priceTicks(row.code, at)
    const isReached =
      holds(row, { ticks, previousClose: previousClose(market, row.code, at) }) === row.isArmed
    if (isReached && session !== 'HALTED' && (session === 'OPEN' || !row.isArmed)) return at
  }
  return null
}

test('an alert is reached at the instant at which a look at every instant finds it, asked at once or in steps', () => {
  fc.assert(
    fc.property(alerts, overlays, ({ code, kind, part, isArmed }, drafts) => {
      const market = calm.withOverlays(drafts.flat())
      const now = calm.priceTicks(code, START)
      const isPrice = kind === 'PRICE_ABOVE' || kind === 'PRICE_BELOW'
      const value = isPrice ? Math.max(2, Math.round((now * (10_000 + part)) / 10_000)) : part
      const row = { code, kind, value, isArmed }
      const until = START + 2 * HOUR
      const found = findAlert(market, row, START, until)
      expect(found).toBe(lookAtAll(market, row, START, until))
      const middle = START + Math.floor((until - START) / 3)
      expect(findAlert(market, row, START, middle) ?? findAlert(market, row, middle + 1, until)).toBe(found)
    }),
    { numRuns: 15 },
  )
})

test.each(['PRICE_ABOVE', 'CHANGE_ABOVE'] as const)(
  'an alert %s that is moved to another instrument waits for the price of that one alone',
  (kind) => {
    const store = createStore(alertTables)
    const watch = createAlertWatch(store.read.alerts)
    const until = START + HOUR
    const put = (changes: Partial<AlertRow>) =>
      store.transaction(({ alerts }) => {
        const known = alerts.get('al-1') ?? {
          id: 'al-1',
          userId: 'u-1',
          active: true,
          isArmed: true,
          isLate: false,
        }
        return alerts.put({ ...known, kind, watchedFrom: START, ...changes } as AlertRow)
      })
    // It jumps up by 5 % within four minutes.
    const jumping = calm.priceTicks('SBX-GAP', START)
    put({ code: 'SBX-GAP', value: kind === 'PRICE_ABOVE' ? jumping + 1 : 400 })
    expect(watch.next(calm, until)?.ref).toBe('al-1')
    put({ code: 'SBX-FLAT', value: kind === 'PRICE_ABOVE' ? calm.priceTicks('SBX-FLAT', START) + 1 : 400 })
    expect(watch.next(calm, until)).toBeUndefined()
  },
)
