import { optionResult } from '@swx/sdk/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TradedInstrument } from '../../../domain/instrument.ts'
import { accepted, NOW, sampleActor } from '../../../test/sample-actor.ts'
import { buyOptions } from './buy.ts'
import { type OptionsOrder, optionGain } from './options-order.ts'
import { optionPayout, settleOption, voidOption } from './settle.ts'

const instrument: TradedInstrument = {
  id: '1',
  code: 'EURUSD',
  type: 1,
  contractSize: '100000',
  maxLeverage: 30,
  lotStep: '0.01',
  minLots: '0.01',
  maxLots: '50',
  optionPeriods: [
    { periodSec: 60, payoutRatio: '0.80' },
    { periodSec: 900, payoutRatio: '0.85' },
  ],
  termsVersion: 't1',
  tickUnits: 1,
  priceDecimals: 5,
}
const facts = {
  instrument,
  price: { ticks: 108_500, session: 'OPEN' },
  loanPrincipal: 0n,
  realEnabled: true,
} as const
const command = {
  takeOrderNo: () => 'OP1',
  direction: 'UP',
  periodSec: 900,
  amount: '100.00',
  quotedPrice: 1.085,
  acceptedTermsVersion: 't1',
} as const

const buy = (changes: Partial<OptionsOrder> = {}): OptionsOrder => ({
  ...accepted(buyOptions(sampleActor(), command, facts)).order,
  ...changes,
})
const expiry = NOW + 900_000
const settle = (order: OptionsOrder, ticks: number, at: number | null = expiry) =>
  accepted(settleOption(order, { ticks, at }, expiry))

test('100.00 at 0.85 wins 85.00, loses 100.00, and a tie is nothing', () => {
  expect(buy()).toMatchObject({ strikePrice: 108_500, expiresAt: expiry, expectedReturn: 185_00n })
  expect(settle(buy(), 108_501).order).toMatchObject({ status: 'WON', profit: 85_00n, settlePrice: 108_501 })
  expect(settle(buy(), 108_499).order).toMatchObject({ status: 'LOST', profit: -100_00n })
  expect(settle(buy(), 108_500).order).toMatchObject({ status: 'TIED', profit: 0n })
  expect(settle(buy({ direction: 'DOWN' }), 108_499).order).toMatchObject({ status: 'WON', profit: 85_00n })
  expect(settle(buy({ direction: 'DOWN' }), 108_501).order).toMatchObject({ status: 'LOST' })
})

test('12.35 at 0.82 gains 10.13', () => {
  expect(optionGain(12_35n, '0.82')).toBe(10_13n)
})

test('without a tick in the last 60 seconds it is void and the stake is back', () => {
  expect(settle(buy(), 108_600, expiry - 60_000).order.status).toBe('WON')
  const stale = settle(buy(), 108_600, expiry - 60_001)
  expect(stale.order).toMatchObject({ status: 'VOID', profit: 0n })
  expect(stale.order.settlePrice).toBeUndefined()
  expect(stale.entries).toMatchObject([
    { kind: 'OPTION_SETTLEMENT', postings: [{ amount: -100_00n }, { amount: 100_00n }] },
  ])
  expect(settle(buy(), 0, null).order.status).toBe('VOID')
})

test('is settled once, not before its time, and never by a later tick', () => {
  expect(settleOption(buy(), { ticks: 1, at: expiry - 1 }, expiry - 1)).toEqual({ error: 'recordNotOpen' })
  const settled = settle(buy(), 108_501).order
  expect(settleOption(settled, { ticks: 1, at: expiry }, expiry)).toEqual({ error: 'recordNotOpen' })
  expect(voidOption(settled, 'reset', expiry)).toEqual({ error: 'recordNotOpen' })
  expect(accepted(voidOption(buy(), 'reset', NOW + 1)).order.status).toBe('VOID')
  expect(() => settleOption(buy(), { ticks: 1, at: expiry + 1 }, expiry + 1)).toThrow(RangeError)
})

test('buying holds the stake and plans the expiry', () => {
  const bought = accepted(buyOptions(sampleActor({ mode: 'demo' }), command, facts))
  expect(bought.due).toEqual([{ at: expiry, kind: 'optionExpiry', ref: 'OP1' }])
  expect(bought.entries).toMatchObject([{ mode: 'demo', kind: 'OPTION_STAKE', ref: 'OP1' }])
})

const plain = { ...instrument, optionPeriods: [] }
test.each([
  ['optionsProductWrong', sampleActor(), {}, { instrument: undefined }],
  ['optionsProductWrong', sampleActor(), {}, { instrument: plain, realEnabled: false }],
  ['notTradable', sampleActor(), { periodSec: 1 }, { realEnabled: false }],
  ['notTradable', sampleActor(), {}, { price: { ticks: 108_500, session: 'HALTED' } }],
  ['notTradable', sampleActor(), {}, { price: { ticks: 108_500, session: 'CLOSED' } }],
  ['noMatchingPeriod', sampleActor(), { periodSec: 61, amount: '1' }, {}],
  ['purchaseAmountWrong', sampleActor(), { amount: '9.99', quotedPrice: 2 }, {}],
  ['purchaseAmountWrong', sampleActor(), { amount: '5000.01' }, {}],
  ['purchaseAmountWrong', sampleActor(), { amount: 'ten' }, {}],
  ['quoteChanged', sampleActor({ cash: 0n }), { quotedPrice: 1.0839 }, {}],
  ['quoteChanged', sampleActor({ cash: 0n }), { quotedPrice: 1.0861 }, {}],
  ['quoteChanged', sampleActor({ cash: 0n }), { acceptedTermsVersion: 'old' }, {}],
  ['insufficientBalance', sampleActor({ cash: 99_99n }), { quotedPrice: 1.08392 }, {}],
] as const)('answers %s first', (key, actor, changes, more) => {
  expect(buyOptions(actor, { ...command, ...changes }, { ...facts, ...more })).toEqual({ error: key })
})

test('a lock of payments leaves the demo ledger alone', () => {
  const actor = sampleActor({ mode: 'demo', user: { paymentLock: { reason: 'OPERATOR' } } })
  expect(accepted(buyOptions(actor, command, { ...facts, realEnabled: false })).order.mode).toBe('demo')
})

test('what is paid is nothing, the stake, or the stake and its gain, by prices and direction alone', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 10_00n, max: 5_000_00n }),
      fc.constantFrom('0.80', '0.82', '0.85'),
      fc.integer({ min: 500, max: 510 }),
      fc.integer({ min: 500, max: 510 }),
      (stake, payoutRatio, strike, end) => {
        const [up, down] = [optionResult('UP', strike, end), optionResult('DOWN', strike, end)]
        const payouts = [up, down].map((status) => optionPayout({ stake, payoutRatio }, status))
        const allowed = [0n, stake, stake + optionGain(stake, payoutRatio)]
        for (const payout of payouts) expect(allowed).toContain(payout)
        expect(new Set([up, down])).toEqual(strike === end ? new Set(['TIED']) : new Set(['WON', 'LOST']))
      },
    ),
  )
})
