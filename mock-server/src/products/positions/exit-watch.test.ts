import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMarket } from '../../market/create-market.ts'
import { sampleInstruments } from '../../market/sample-instruments.ts'
import { createStore } from '../../store/store.ts'
import { createExitWatch } from './exit-watch.ts'
import { triggerLevels } from './rules/exits.ts'
import { type PositionRow, positionTables } from './tables.ts'

const START = Date.parse('2026-01-12T15:20:00.000Z')
const DAY = 86_400_000
const CODES = ['BTC', 'ETH', 'EURUSD', 'SBX-GAP']
const market = createMarket({ seed: 5, instruments: sampleInstruments })

/** What an exit depends on; the rest of a position is left out. */
const positions = fc
  .record({
    code: fc.constantFrom(...CODES),
    direction: fc.constantFrom('LONG' as const, 'SHORT' as const),
    opened: fc.integer({ min: 0, max: 10 }),
    lossPart: fc.integer({ min: 1, max: 80 }),
    gainPart: fc.option(fc.integer({ min: 1, max: 80 })),
  })
  .map(({ code, direction, opened, lossPart, gainPart }) => {
    const at = START + opened * DAY
    const price = market.priceTicks(code, at)
    const sign = direction === 'LONG' ? 1 : -1
    const level = (part: number) => Math.max(1, price + Math.round((price * part) / 1_000))
    return {
      code,
      direction,
      userId: 'u',
      mode: 'demo' as const,
      status: 'OPEN' as const,
      openTime: at,
      watchedFrom: at,
      stopOutPrice: level(-sign * lossPart),
      ...(gainPart === null ? {} : { takeProfitPrice: level(sign * gainPart) }),
    }
  })

/** When a position is closed if it is looked at alone. */
const exitOf = (row: PositionRow, until: number): number | undefined => {
  const times = triggerLevels(row).map(({ ticks, side }) =>
    market.firstCrossing(row.code, ticks, side, row.watchedFrom, until),
  )
  const reached = times.filter((at) => at !== null)
  return reached.length === 0 ? undefined : Math.min(...reached)
}

test('closes exactly the positions, in the order and at the times, that each would have alone', () => {
  fc.assert(
    fc.property(
      fc.array(positions, { maxLength: 12 }),
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 4 }),
      (drafts, steps) => {
        const store = createStore(positionTables)
        const watch = createExitWatch(store.read.positions)
        const rows = drafts.map(
          (draft, index) => ({ ...draft, orderNo: `LV${index + 10}` }) as unknown as PositionRow,
        )
        const due = rows.toSorted((a, b) => a.openTime - b.openTime)
        const seen: [number, string][] = []
        /** Lets everything happen up to a time, as a clock does. */
        const settle = (until: number) => {
          for (;;) {
            const exit = watch.next(market, until)
            if (!exit) return
            seen.push([exit.at, exit.ref])
            store.transaction((tables) => tables.positions.update(exit.ref, { status: 'CLOSED' }))
          }
        }
        let now = START
        for (const step of steps) {
          const until = now + step * DAY
          while (due[0] && due[0].openTime <= until) {
            const row = due.shift() as PositionRow
            settle(row.openTime)
            store.transaction((tables) => tables.positions.insert(row))
          }
          settle(until)
          now = until
        }
        const expected = rows
          .filter(({ openTime }) => openTime <= now)
          .flatMap((row): [number, string][] => {
            const at = exitOf(row, now)
            return at === undefined ? [] : [[at, row.orderNo]]
          })
          .sort(([a, no], [b, other]) => a - b || (no < other ? -1 : 1))
        const inOrder = seen.toSorted(([a, no], [b, other]) => a - b || (no < other ? -1 : 1))
        expect(inOrder).toEqual(expected)
        expect(seen.map(([at]) => at)).toEqual(expected.map(([at]) => at))
      },
    ),
    { numRuns: 200 },
  )
})

test('asks nothing of the market while positions, prices and the week ahead stay the same', () => {
  let questions = 0
  const counted = {
    ...market,
    firstCrossing: (...asked: Parameters<typeof market.firstCrossing>) => {
      questions++
      return market.firstCrossing(...asked)
    },
  }
  const store = createStore(positionTables)
  const [draft] = fc.sample(positions, { seed: 1, numRuns: 1 })
  store.transaction((tables) =>
    tables.positions.insert({
      ...draft,
      orderNo: 'LV1',
      stopOutPrice: 1,
      direction: 'LONG',
    } as unknown as PositionRow),
  )
  const watch = createExitWatch(store.read.positions)
  watch.next(counted, START)
  const before = questions
  expect(before).toBeGreaterThan(0)
  for (let minute = 0; minute < 5_000; minute++) watch.next(counted, START + minute * 60_000)
  expect(questions).toBe(before)
})
