import { describe, expect, it } from 'vitest'
import { type PresetSetting, presetMoves, priceAtMove, stopProposal } from './stop-presets.ts'

const terms = { stopOutLevel: '0.50' }

describe('the presets of stop and target', () => {
  it.each([
    [1, ['2', '5', '10']],
    [2, ['2', '5', '10']],
    [3, ['2.5', '5.0', '10.0']],
    [5, ['1.5', '3.0', '6.0']],
    [10, ['0.75', '1.50', '3.00']],
    [20, ['0.40', '0.75', '1.50']],
    [30, ['0.25', '0.50', '1.00']],
    [500, ['0.015', '0.030', '0.060']],
  ])('at 1:%i are plain moves of the price before the stop-out', (leverage, moves) => {
    expect(presetMoves(leverage, terms)).toEqual(moves)
    const stopOut = 50 / leverage
    for (const move of moves) expect(Number(move)).toBeLessThan(stopOut)
  })

  it('are prices on the grid, rounded towards the price', () => {
    const euro = { price: 1.085, tickSize: 0.00001 }
    expect(priceAtMove('0.50', euro, -1)).toBe(1.07958)
    expect(priceAtMove('0.50', euro, 1)).toBe(1.09042)
    expect(priceAtMove('2', { price: 5_284.25, tickSize: 0.25 }, -1)).toBe(5_178.75)
    expect(priceAtMove('2', { price: 5_284.25, tickSize: 0.25 }, 1)).toBe(5_389.75)
  })
})

describe('what is proposed for a stop', () => {
  const long: PresetSetting = {
    direction: 'LONG',
    price: 1.085,
    tickSize: 0.00001,
    stopOutPrice: 1.06691,
    exitDistanceTicks: 10,
    leverage: 30,
    stopOutLevel: '0.50',
  }

  it('is the middle move, on the losing side for a stop loss, on the other for a take profit', () => {
    expect(stopProposal('stopLoss', long)).toEqual({
      presets: [
        { move: '0.25', price: 1.08229 },
        { move: '0.50', price: 1.07958 },
        { move: '1.00', price: 1.07415 },
      ],
      proposed: 1.07958,
      nearest: 1.0849,
    })
    expect(stopProposal('takeProfit', long).proposed).toBe(1.09042)
    const short = { ...long, direction: 'SHORT', stopOutPrice: 1.10309 } as const
    expect(stopProposal('stopLoss', short).proposed).toBe(1.09042)
    expect(stopProposal('takeProfit', short).proposed).toBe(1.07958)
  })

  it('leaves out what lies beyond the stop-out, or nearer than a stop may be', () => {
    const late = stopProposal('stopLoss', { ...long, stopOutPrice: 1.0805 })
    expect(late.presets.map(({ move }) => move)).toEqual(['0.25'])
    expect(late.proposed).toBe(1.08229)
    const coarse = stopProposal('stopLoss', { ...long, tickSize: 0.001, stopOutPrice: 1.06 })
    expect(coarse.presets.map(({ move }) => move)).toEqual(['1.00'])
    expect(coarse.proposed).toBe(1.075)
  })
})
