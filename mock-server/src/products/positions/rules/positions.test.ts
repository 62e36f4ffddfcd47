import {
  addDecimals,
  compareDecimals,
  isStopOut,
  multiplyDecimals,
  roundDecimal,
  subtractDecimals,
} from '@swx/sdk/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OrderConfig } from '../../../catalogue/money-parameters.ts'
import { usdOf } from '../../../domain/amount.ts'
import type { TradedInstrument, TradedPrice } from '../../../domain/instrument.ts'
import { isLeverageAllowed } from '../../../domain/leverage.ts'
import { openingFigures } from '../../../domain/opening-figures.ts'
import { type Direction, notional } from '../../../domain/position.ts'
import { priceText } from '../../../domain/price-grid.ts'
import { areStopsReasonable } from '../../../domain/stops.ts'
import { assertBalanced } from '../../../ledger/entry.ts'
import { accepted, NOW, sampleActor } from '../../../test/sample-actor.ts'
import { closeForReset, closeOrder, closeTriggered } from './close.ts'
import { exitLevels, triggeredBy } from './exits.ts'
import { modifyOrder } from './modify.ts'
import { type OpenOrder, openOrder } from './open.ts'
import { openProfit } from './open-profit.ts'
import { closeResult, heldOf, type Order, positionFigures, profitBetween } from './order.ts'

const config: OrderConfig = {
  feeRate: '0.0005',
  stopOutLevel: '0.50',
  leverageCaps: {
    1: { major: 30, other: 20 },
    2: { all: 2 },
    3: { all: 5 },
    4: { index: 20, commodity: 10 },
    5: { gold: 20, etf: 5 },
  },
}
const eurusd: TradedInstrument = {
  id: '1',
  code: 'EURUSD',
  type: 1,
  contractSize: '100000',
  maxLeverage: 30,
  lotStep: '0.01',
  minLots: '0.01',
  maxLots: '50',
  optionPeriods: [],
  termsVersion: 't1',
  tickUnits: 1,
  priceDecimals: 5,
}
const btc: TradedInstrument = {
  ...eurusd,
  id: '2',
  code: 'BTCUSD',
  type: 2,
  contractSize: '1',
  maxLeverage: 2,
  maxLots: '100',
  priceDecimals: 2,
}
const price = (ticks: number): TradedPrice => ({ ticks, session: 'OPEN' })
const command: OpenOrder = {
  takeOrderNo: () => 'LV1',
  direction: 'LONG',
  lots: '0.10',
  leverage: 30,
  quotedPrice: 1.085,
  slippage: '0.001',
  stopLossPrice: 1.082,
  takeProfitPrice: 1.095,
  acceptedTermsVersion: 't1',
}
const facts = { instrument: eurusd, price: price(108_500), config }
const closeNow = (order: Order, ticks: number, lots?: string, actor = sampleActor()) =>
  closeOrder(actor, order, { takeOrderNo: () => 'LV2', lots }, { instrument: eurusd, price: price(ticks) })
const open = (changes: Partial<OpenOrder> = {}, more: Partial<typeof facts> = {}) =>
  accepted(openOrder(sampleActor(), { ...command, ...changes }, { ...facts, ...more }))
const openShort = () =>
  open(
    {
      direction: 'SHORT',
      lots: '0.05',
      leverage: 2,
      quotedPrice: 52_100,
      stopLossPrice: undefined,
      takeProfitPrice: undefined,
    },
    { instrument: btc, price: price(5_210_000) },
  ).order

test('long EURUSD 0.10 at 1.08500 and 1:30 costs 361.67 margin and 5.42', () => {
  const { order, entries } = open()
  expect(compareDecimals(notional(order, 108_500), '10850')).toBe(0)
  expect(order).toMatchObject({ margin: 361_67n, openFee: 5_42n, stopOutPrice: 106_691 })
  expect(entries).toMatchObject([{ kind: 'ORDER_OPEN', postings: [{ amount: -367_09n }, {}, {}] }])
  expect(positionFigures(order, 108_500)).toEqual({
    profit: -10_84n,
    unrealised: 0n,
    expectedReturn: 89_10n,
  })
})

test.each([
  [109_500, 'TP', { profit: 100_00n, fee: 5_48n, net: 89_10n, shortfall: 0n }],
  [108_200, 'SL', { profit: -30_00n, fee: 5_41n, net: -40_83n, shortfall: 0n }],
  [104_000, 'SL', { profit: -361_67n, fee: 0n, net: -367_09n, shortfall: 88_33n }],
] as const)('closed at %s ticks it is as computed', (ticks, reason, result) => {
  const { order } = open()
  expect(closeResult(order, ticks)).toEqual(result)
  const closed = accepted(closeTriggered(order, ticks, undefined, NOW + 1))
  expect(closed.order).toMatchObject({
    status: 'CLOSED',
    closeReason: reason,
    closePrice: ticks,
    closeFee: result.fee,
    profit: result.net,
  })
  for (const entry of closed.entries) assertBalanced(entry)
  expect(positionFigures(closed.order, 1)).toMatchObject({ profit: result.net, unrealised: 0n })
})

test('short 0.05 BTC at 52 100 and 1:2 stops out at 65 125 and gains 102.45 at 50 000', () => {
  const order = openShort()
  expect(order).toMatchObject({ margin: 1_302_50n, openFee: 1_30n, stopOutPrice: 6_512_500 })
  expect(closeResult(order, 5_000_000)).toEqual({ profit: 105_00n, fee: 1_25n, net: 102_45n, shortfall: 0n })
  expect(triggeredBy(order, 6_512_499)).toBeUndefined()
  expect(triggeredBy(order, 6_512_500)).toBe('STOP_OUT')
})

test('when one tick reaches several levels, stop-loss comes before stop-out before take-profit', () => {
  const { order } = open()
  expect(triggeredBy(order, 104_000)).toBe('SL')
  expect(triggeredBy({ ...order, stopLossPrice: undefined }, 104_000)).toBe('STOP_OUT')
  expect(triggeredBy({ ...order, takeProfitPrice: 104_000, stopLossPrice: undefined }, 104_000)).toBe(
    'STOP_OUT',
  )
  expect(triggeredBy(order, 109_500)).toBe('TP')
  expect(triggeredBy(order, 108_300)).toBeUndefined()
})

test('the nearest level on each side of the price closes the position', () => {
  const { order } = open()
  expect(exitLevels(order)).toEqual({ above: 109_500, below: 108_200 })
  expect(exitLevels({ ...order, stopLossPrice: undefined })).toEqual({ above: 109_500, below: 106_691 })
  expect(exitLevels(openShort())).toEqual({ above: 6_512_500, below: undefined })
})

test.each([
  ['LONG', 108_200, 109_500, true],
  ['LONG', 108_490, 108_510, true],
  ['LONG', 108_491, undefined, false],
  ['LONG', undefined, 108_509, false],
  ['LONG', 106_692, undefined, true],
  ['LONG', 106_691, undefined, false],
  ['LONG', 109_500, 108_200, false],
  ['SHORT', 109_500, 108_200, true],
  ['SHORT', 108_200, undefined, false],
  ['SHORT', 110_308, undefined, true],
  ['SHORT', 110_309, undefined, false],
  ['LONG', undefined, undefined, true],
] as const)('%s with stop-loss %s and take-profit %s is reasonable: %s', (direction, sl, tp, expected) => {
  const stopOut = direction === 'LONG' ? 106_691 : 110_309
  expect(areStopsReasonable(direction, 108_500, stopOut, { stopLossPrice: sl, takeProfitPrice: tp })).toBe(
    expected,
  )
})

test.each([
  [1, 30, 30, true],
  [1, 20, 30, false],
  [2, 2, 3, false],
  [3, 5, 5, true],
  [4, 20, 20, true],
  [4, 10, 11, false],
  [5, 5, 6, false],
  [1, 99, 31, false],
  [1, 30, 0, false],
  [1, 30, 2.5, false],
  [6, 30, 1, false],
] as const)(
  'type %s with instrument cap %s and leverage %s is allowed: %s',
  (type, maxLeverage, leverage, ok) => {
    expect(isLeverageAllowed(config, { type, maxLeverage }, leverage)).toBe(ok)
  },
)

test.each([
  ['notTradable', sampleActor(), { leverage: 99 }, { instrument: undefined }],
  ['notTradable', sampleActor(), {}, { price: { ticks: 108_500, session: 'CLOSED' } }],
  ['leverageNotAllowed', sampleActor(), { leverage: 31, lots: '0' }, {}],
  ['leverageNotAllowed', sampleActor(), { leverage: undefined }, {}],
  ['purchaseAmountWrong', sampleActor(), { lots: '0.001', stopLossPrice: 9 }, {}],
  ['purchaseAmountWrong', sampleActor(), { lots: '50.01' }, {}],
  ['purchaseAmountWrong', sampleActor(), { lots: undefined }, {}],
  ['purchaseAmountWrong', sampleActor(), {}, { instrument: { ...eurusd, contractSize: '0.000001' } }],
  ['stopPricesUnreasonable', sampleActor(), { stopLossPrice: 1.0820001, quotedPrice: 2 }, {}],
  ['stopPricesUnreasonable', sampleActor(), { takeProfitPrice: 1.08 }, {}],
  ['stopPricesUnreasonable', sampleActor(), { stopLossPrice: -1 }, {}],
  ['quoteChanged', sampleActor({ cash: 0n }), { quotedPrice: 1.0861 }, {}],
  ['quoteChanged', sampleActor({ cash: 0n }), { acceptedTermsVersion: 'old' }, {}],
  ['insufficientBalance', sampleActor({ cash: 367_08n }), {}, {}],
] as const)('answers %s first', (key, actor, changes, more) => {
  expect(openOrder(actor, { ...command, ...changes }, { ...facts, ...more })).toEqual({ error: key })
})

test('a position is closed once, only while its instrument trades, and even when payments are locked', () => {
  const { order } = open()
  const locked = sampleActor({ user: { paymentLock: { reason: 'OPERATOR' } } })
  const closed = accepted(closeNow(order, 108_600, undefined, locked)).order
  expect(closed).toMatchObject({ closeReason: 'USER', closePrice: 108_600 })
  expect(closeNow(closed, 108_600, undefined, locked)).toEqual({ error: 'recordNotOpen' })
  expect(closeTriggered(closed, 104_000, undefined, NOW)).toEqual({ error: 'recordNotOpen' })
  expect(closeTriggered(order, 108_500, undefined, NOW)).toEqual({ error: 'recordNotOpen' })
  const halted = { instrument: eurusd, price: { ticks: 1, session: 'HALTED' } } as const
  expect(closeOrder(locked, order, { takeOrderNo: () => 'LV2' }, halted)).toEqual({ error: 'notTradable' })
  expect(accepted(closeForReset(order, 108_600, NOW)).order.status).toBe('CLOSED')
  expect(closeForReset(closed, 108_600, NOW)).toEqual({ error: 'recordNotOpen' })
})

test('half of the position gains half: 5.07 of 10.14, and the other half stays on its stops', () => {
  const { order } = open()
  expect(accepted(closeNow(order, 108_710)).order).toMatchObject({ profit: 10_14n, closeFee: 5_44n })
  const half = accepted(closeNow(order, 108_710, '0.05'))
  expect(half.order).toMatchObject({
    orderNo: 'LV2',
    partOf: 'LV1',
    lots: '0.05',
    margin: 180_84n,
    openFee: 2_71n,
    closeFee: 2_72n,
    profit: 5_07n,
    status: 'CLOSED',
    closeReason: 'USER',
  })
  const realised = { profit: '10.5', fee: '2.71775' }
  expect(half.rest).toEqual({ ...order, lots: '0.05', margin: 180_83n, openFee: 2_71n, realised })
  expect(half.entries).toMatchObject([{ kind: 'ORDER_CLOSE', ref: 'LV2' }])
  expect(half.incomes).toMatchObject([{ orderNo: 'LV2', base: 180_84n, amount: 5_07n }])
})

test('closing the size of the position closes all of it', () => {
  const { order } = open()
  expect(accepted(closeNow(order, 108_600, '0.1'))).toEqual(accepted(closeNow(order, 108_600)))
})

test.each(['0', '0.005', '0.11', '0.105', '-0.05', 'half', ''])('no part of %s lots is closed', (lots) => {
  expect(closeNow(open().order, 108_600, lots)).toEqual({ error: 'purchaseAmountWrong' })
})

test('no part is closed that leaves less than the smallest size', () => {
  const instrument = { ...eurusd, minLots: '0.05' }
  const close = (lots: string) =>
    closeOrder(
      sampleActor(),
      open().order,
      { takeOrderNo: () => 'LV2', lots },
      { instrument, price: price(108_600) },
    )
  expect(close('0.06')).toEqual({ error: 'purchaseAmountWrong' })
  expect(close('0.04')).toEqual({ error: 'purchaseAmountWrong' })
  expect(accepted(close('0.05')).rest?.lots).toBe('0.05')
})

test('exits are changed one by one, cleared by null, and refused when unreasonable', () => {
  const { order } = open()
  const modify = (change: Parameters<typeof modifyOrder>[1], from: Order = order) =>
    modifyOrder(from, change, 108_500, NOW)
  expect(accepted(modify({ stopLossPrice: 1.083 })).order).toMatchObject({
    stopLossPrice: 108_300,
    takeProfitPrice: 109_500,
  })
  expect(accepted(modify({ takeProfitPrice: null })).order.takeProfitPrice).toBeUndefined()
  expect(modify({ takeProfitPrice: 1.0850001 })).toEqual({ error: 'stopPricesUnreasonable' })
  expect(modify({ stopLossPrice: 1.0667 })).toEqual({ error: 'stopPricesUnreasonable' })
  const closed = accepted(closeNow(order, 108_600)).order
  expect(modify({ stopLossPrice: null }, closed)).toEqual({ error: 'recordNotOpen' })
})

const sizes = fc.record({
  lots: fc.integer({ min: 1, max: 5_000 }).map((n) => (n / 100).toFixed(2)),
  contractSize: fc.constantFrom('1', '10', '100', '1000', '100000'),
  tickUnits: fc.constantFrom(1, 5, 25),
  priceDecimals: fc.integer({ min: 0, max: 6 }),
})
const ticks = fc.integer({ min: 500, max: 33_000_000 })
const ticksNear = (price: number) => fc.integer({ min: Math.ceil(price * 0.9), max: Math.ceil(price * 1.1) })
const cents = (amount: string) => usdOf(roundDecimal(amount, 2))

test('long and short at the same prices sum to nothing before fees', () => {
  fc.assert(
    fc.property(sizes, ticks, ticks, (size, from, to) => {
      expect(profitBetween(size, 'LONG', from, to) + profitBetween(size, 'SHORT', from, to)).toBe(0n)
    }),
  )
})

const positions = fc
  .record({
    size: sizes,
    openPrice: ticks,
    leverage: fc.integer({ min: 1, max: 30 }),
    direction: fc.constantFrom<Direction>('LONG', 'SHORT'),
  })
  .filter(({ size, openPrice }) => compareDecimals(notional(size, openPrice), '0.01') >= 0)
  .map(({ size, ...wanted }) => {
    const terms = { ...size, ...wanted, feeRate: '0.0005', stopOutLevel: '0.50' }
    return { ...terms, ...openingFigures(terms), openFee: 0n }
  })

test('the stop-out tick triggers and the tick before it does not', () => {
  fc.assert(
    fc.property(positions, (order) => {
      const level = order.stopOutPrice
      const back = order.direction === 'LONG' ? 1 : -1
      const isForced = (ticks: number) =>
        isStopOut({ ...heldOf(order), stopOutLevel: order.stopOutLevel }, priceText(order, ticks))
      expect(level).toBeGreaterThan(0)
      expect(isForced(level)).toBe(true)
      expect(isForced(level + back)).toBe(false)
    }),
  )
})

test('no more than the margin is ever lost, whatever the gap', () => {
  fc.assert(
    fc.property(positions, ticks, (order, end) => {
      const { profit, fee, shortfall } = closeResult(order, end)
      expect(profit - fee >= -order.margin).toBe(true)
      expect(fee >= 0n && shortfall >= 0n).toBe(true)
      expect(order.margin > 0n).toBe(true)
    }),
  )
})

const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n)

/** Closes a position in parts, each at its price; what is left at the last price. */
const closeInParts = (order: Order, steps: readonly { lots: string; ticks: number }[], last: number) => {
  const closed: Order[] = []
  let rest = order
  for (const { lots, ticks } of steps) {
    const outcome = closeNow(rest, ticks, lots)
    if ('error' in outcome || !outcome.rest) continue
    for (const entry of outcome.entries) assertBalanced(entry)
    closed.push(outcome.order)
    rest = outcome.rest
  }
  return [...closed, accepted(closeNow(rest, last)).order]
}
const costOf = (orders: readonly Order[]) => sumOf(orders.map(({ profit = 0n }) => profit))

test.each([
  [100_000, -1_00n],
  [99_951, -1_49n],
  [100_049, -51n],
] as const)(
  '1.00 lot of 1,000.00 comes to the same at %s ticks, closed at once or in a hundred parts',
  (at, net) => {
    const instrument = { ...eurusd, contractSize: '1', priceDecimals: 2 }
    const wanted = { lots: '1.00', quotedPrice: 1_000, stopLossPrice: undefined, takeProfitPrice: undefined }
    const { order } = open({ ...wanted, leverage: 2 }, { instrument, price: price(100_000) })
    expect(order).toMatchObject({ margin: 500_00n, openFee: 50n })
    expect(costOf([accepted(closeNow(order, at)).order])).toBe(net)
    const parts = closeInParts(order, Array(99).fill({ lots: '0.01', ticks: at }), at)
    expect(parts).toHaveLength(100)
    expect(costOf(parts)).toBe(net)
  },
)

test('opening costs at least a cent, so that many small positions are not free', () => {
  const instrument = { ...eurusd, contractSize: '1', priceDecimals: 2 }
  const wanted = { lots: '0.01', leverage: 2, stopLossPrice: undefined, takeProfitPrice: undefined }
  const small = (quotedPrice: number, rate = config.feeRate) =>
    open(
      { ...wanted, quotedPrice },
      { instrument, price: price(quotedPrice * 100), config: { ...config, feeRate: rate } },
    ).order
  expect(small(1_000)).toMatchObject({ margin: 5_00n, openFee: 1n })
  expect(small(2).openFee).toBe(1n)
  expect(small(3_100).openFee).toBe(2n)
  expect(small(1_000, '0').openFee).toBe(0n)
})

const partSteps = positions.chain((terms) =>
  fc.record({
    order: fc.constant({ ...open().order, ...terms, openFee: openingFigures(terms).openFee }),
    steps: fc.array(
      fc.record({
        lots: fc
          .integer({ min: 1, max: Math.max(1, Math.round(Number(terms.lots) * 100) - 1) })
          .map((hundredths) => (hundredths / 100).toFixed(2)),
        ticks: ticksNear(terms.openPrice),
      }),
      { maxLength: 12 },
    ),
    last: ticksNear(terms.openPrice),
  }),
)

test('the profit of an open position at any price is what closing it there would give, after parts as well', () => {
  fc.assert(
    fc.property(partSteps, fc.array(ticks, { maxLength: 4 }), ({ order, steps, last }, others) => {
      for (const part of [order, ...closeInParts(order, steps, last)])
        for (const price of [last, part.openPrice, 1, ...others])
          expect(openProfit(part)(price)).toBe(closeResult(part, price).profit)
    }),
    { numRuns: 300 },
  )
})

test('whatever the parts and their prices, they sum to the cent to what one closing would have cost', () => {
  fc.assert(
    fc.property(partSteps, ({ order, steps, last }) => {
      const parts = closeInParts(order, steps, last)
      expect(sumOf(parts.map(({ margin }) => margin))).toBe(order.margin)
      expect(sumOf(parts.map(({ openFee }) => openFee))).toBe(order.openFee)
      const at = parts.map((part) => ({ part, open: order.openPrice, close: part.closePrice ?? 0 }))
      const gains = at.map(({ part, open, close }) =>
        subtractDecimals(
          notional(part, order.direction === 'LONG' ? close : open),
          notional(part, order.direction === 'LONG' ? open : close),
        ),
      )
      const fees = at.map(({ part, close }) => multiplyDecimals(notional(part, close), part.feeRate))
      const owed = cents(addDecimals('0', ...gains)) - cents(addDecimals('0', ...fees)) - order.openFee
      const end = parts.at(-1)
      const isUsedUp = end !== undefined && end.profit === -end.margin - end.openFee
      if (isUsedUp) expect(costOf(parts) >= owed).toBe(true)
      else expect(costOf(parts)).toBe(owed)
    }),
    { numRuns: 500 },
  )
})
