import { describe, expect, it } from 'vitest'
import { priceAfter } from '#core/instruments/price-grid.ts'
import {
  type PositionDraft,
  previewClosing,
  previewPosition,
  unrealisedAt,
} from '#features/trade/shared/model/position-preview.ts'
import { lotsForShare } from './position-size.ts'

const terms = { feeRate: '0.0005', stopOutLevel: '0.50', exitDistanceTicks: 10 }
const euro: PositionDraft = {
  ...terms,
  direction: 'LONG',
  lots: '0.10',
  contractSize: '100000',
  leverage: 30,
  price: 1.085,
  tickSize: 0.00001,
  decimals: 5,
  stopLoss: 1.082,
  takeProfit: 1.095,
}
const bitcoin: PositionDraft = {
  ...terms,
  direction: 'SHORT',
  lots: '0.05',
  contractSize: '1',
  leverage: 2,
  price: 52_100,
  tickSize: 0.1,
  decimals: 1,
  takeProfit: 50_000,
}

describe('the preview of a leveraged position', () => {
  it('gives the worked figures of a long euro position', () => {
    expect(previewPosition(euro)).toEqual({
      notional: '10850.00',
      margin: '361.67',
      openFee: '5.42',
      closeFee: '5.42',
      total: '367.09',
      atTakeProfit: { price: 1.095, net: '89.10' },
      atStopLoss: { price: 1.082, net: '-40.83' },
      atStopOut: { price: 1.06691, net: '-191.65' },
      worstCase: '-367.09',
    })
  })

  it('gives the worked figures of a short bitcoin position', () => {
    expect(previewPosition(bitcoin)).toMatchObject({
      notional: '2605.00',
      margin: '1302.50',
      openFee: '1.30',
      atTakeProfit: { net: '102.45' },
      atStopOut: { price: 65_125 },
    })
  })

  it('takes no more margin than the position is worth where there is no leverage, to the cent', () => {
    const { notional, margin } = previewPosition({
      ...euro,
      lots: '0.01',
      price: 1.08521,
      leverage: 1,
      decimals: 5,
    })
    expect([notional, margin]).toEqual(['1085.21', '1085.21'])
    const third = previewPosition({ ...euro, lots: '0.01', contractSize: '333', price: 1.08521, leverage: 1 })
    expect(third.notional).toBe(third.margin)
  })

  it('never shows a loss beyond margin and opening fee, however far the price jumps', () => {
    const { margin, openFee } = previewPosition(euro)
    const position = { ...euro, openPrice: 1.085, margin, openFee }
    expect(unrealisedAt(position, 1.04)).toBe('-361.67')
    expect(previewClosing(position, 1.04, terms.feeRate)).toEqual({
      profit: '-361.67',
      closeFee: '0.00',
      returned: '0.00',
      net: '-367.09',
      shortfall: '88.33',
    })
  })

  it('gives what closing by hand comes to', () => {
    const position = { ...euro, openPrice: 1.085, margin: '361.67', openFee: '5.42' }
    expect(previewClosing(position, 1.0871, terms.feeRate)).toMatchObject({
      profit: '21.00',
      closeFee: '5.44',
      net: '10.14',
    })
  })
})

describe('a share of the balance as a size', () => {
  const range = { minLots: '0.01', maxLots: '50.00', lotStep: '0.01' }

  it('is the largest that margin and fee leave room for', () => {
    const lots = lotsForShare(euro, range, '8072.99', 50) ?? ''
    expect(lots).toBe('1.09')
    expect(Number(previewPosition({ ...euro, lots }).total)).toBeLessThanOrEqual(4036.49)
    expect(Number(previewPosition({ ...euro, lots: '1.10' }).total)).toBeGreaterThan(4036.49)
  })

  it('is none where not even the smallest size fits, and never above the largest', () => {
    expect(lotsForShare(euro, range, '30.00', 100)).toBeUndefined()
    expect(lotsForShare(euro, { ...range, maxLots: '0.50' }, '8072.99', 100)).toBe('0.50')
  })

  it('is written with the decimals of the step', () => {
    expect(
      lotsForShare({ ...euro, leverage: 1 }, { ...range, lotStep: '0.10', minLots: '0.10' }, '50000.00', 50),
    ).toBe('0.20')
    expect(lotsForShare(bitcoin, { minLots: '1', maxLots: '100', lotStep: '1' }, '200000.00', 100)).toBe('7')
  })
})

describe('a price some ticks away', () => {
  it('lies on the grid of its instrument', () => {
    expect(priceAfter({ tickSize: 0.25, decimals: 2 }, 5284.25, 3)).toBe(5285)
    expect(priceAfter(euro, 1.085, -20)).toBe(1.0848)
  })
})

describe('the preview of closing what parts have left open', () => {
  const held = {
    direction: 'LONG',
    lots: '0.01',
    contractSize: '1',
    openPrice: 1_000,
    margin: '5.00',
  } as const

  it('is charged the cent that the parts before were not', () => {
    const rest = { ...held, openFee: '0.01' }
    expect(previewClosing(rest, 1_000, '0.0005').closeFee).toBe('0.00')
    const realised = { profit: '0', fee: '0.005' }
    expect(previewClosing({ ...rest, realised }, 1_000, '0.0005')).toMatchObject({
      closeFee: '0.01',
      net: '-0.02',
    })
    expect(unrealisedAt({ ...rest, realised: { profit: '-0.004', fee: '0' } }, 999.8)).toBe('-0.01')
  })

  it('shows the cent that opening the smallest position costs, and no more for closing it than is booked', () => {
    const smallest = previewPosition({
      ...bitcoin,
      direction: 'LONG',
      lots: '0.01',
      price: 1_000,
      takeProfit: undefined,
    })
    expect(smallest).toMatchObject({ margin: '5.00', openFee: '0.01', closeFee: '0.00', total: '5.01' })
  })
})
