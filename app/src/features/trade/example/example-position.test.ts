import { expect, it } from 'vitest'
import type { Instrument } from '#core/instruments/instrument.ts'
import { examplePosition } from './example-position.ts'
import { goneOn } from './use-example-candles.ts'

const terms = { feeRate: '0.0005', stopOutLevel: '0.50', exitDistanceTicks: 10 }
const instrument = {
  ...{ code: 'EURUSD', contractSize: '100000', tickSize: 0.00001, decimals: 5, maxLeverage: 30 },
} as Instrument

it('is a tenth of a lot at 1:30 with the middle presets, and costs what the ledger books', () => {
  const { draft, preview } = examplePosition(instrument, terms, 1.085)
  // Half a percent to either side, rounded towards the price.
  expect([draft.stopLoss, draft.takeProfit]).toEqual([1.07958, 1.09042])
  expect(preview).toMatchObject({
    ...{ notional: '10850.00', margin: '361.67', openFee: '5.42', closeFee: '5.42', total: '367.09' },
    ...{ worstCase: '-367.09' },
  })
})

it('takes no more leverage than the instrument has', () => {
  expect(examplePosition({ ...instrument, maxLeverage: 5 }, terms, 1.085).draft.leverage).toBe(5)
})

it('draws the newest candle on to the price now', () => {
  const candle = { time: 900, open: 1, high: 1.2, low: 0.9, close: 1.1, volume: 5 }
  expect(goneOn([candle], 1.3)).toEqual([{ ...candle, close: 1.3, high: 1.3 }])
  expect(goneOn([], 1.3)).toEqual([])
})
