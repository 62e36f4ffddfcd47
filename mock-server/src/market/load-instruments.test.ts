import { describe, expect, it } from 'vitest'
import data from './instruments.json' with { type: 'json' }
import { InstrumentDataError, loadInstruments } from './load-instruments.ts'
import { sampleInstruments } from './sample-instruments.ts'

type Row = [string, string, string, string, string, string, string]
const group = data.groups['forex-major']
const file = (...instruments: Row[]) => ({ ...data, groups: { fx: group }, instruments })
const EURUSD: Row = ['1', 'EURUSD', 'Euro / US Dollar', 'fx', '1.08500', '0.00001', '100000']

function problemsOf(broken: unknown): readonly string[] {
  try {
    loadInstruments(broken)
    return []
  } catch (error) {
    if (error instanceof InstrumentDataError) return error.problems
    throw error
  }
}

describe('instrument data', () => {
  it('becomes instruments with their prices in ticks', () => {
    expect(loadInstruments(file(EURUSD))).toMatchObject([
      {
        code: 'EURUSD',
        referenceTicks: 108_500,
        priceDecimals: 5,
        tickUnits: 1,
        contractSize: '100000',
        maxLeverage: 30,
      },
    ])
    const quarters: Row = ['2', 'SPX.F', 'Index', 'fx', '5024.50', '0.25', '1']
    expect(loadInstruments(file(quarters))).toMatchObject([
      { referenceTicks: 20_098, priceDecimals: 2, tickUnits: 25 },
    ])
  })

  it('of the mock server is complete: at least 350, within the caps, BTC and EURUSD as documented', () => {
    const instruments = loadInstruments(data)
    expect(sampleInstruments).toEqual(instruments)
    expect(instruments.length).toBeGreaterThanOrEqual(350)
    const btc = instruments.find(({ code }) => code === 'BTC')
    expect(btc).toMatchObject({ reference: '52100.00', contractSize: '1', maxLeverage: 2, type: 2 })
    expect(instruments[0]).toMatchObject({ code: 'EURUSD', reference: '1.08500', tickSize: '0.00001' })
    expect(instruments.find(({ code }) => code === 'TRX')?.optionPeriods).toHaveLength(4)
  })

  it('are sized in powers of ten, so that each takes orders of 50 USD and of 500,000 USD at its base price', () => {
    const currencies = sampleInstruments.filter(({ calendar }) => calendar === 'forex-24x5')
    for (const { code, contractSize, minLots } of currencies)
      expect({ code, contractSize, minLots }).toEqual({ code, contractSize: '100000', minLots: '0.01' })
    const others = sampleInstruments.filter(({ calendar }) => calendar !== 'forex-24x5')
    expect(others.length).toBeGreaterThan(300)
    for (const { code, contractSize, minLots, maxLots, reference } of others) {
      expect(contractSize, code).toMatch(/^(10*|0\.0*1)$/)
      const lot = Number(contractSize) * Number(reference)
      expect(lot * Number(minLots), code).toBeLessThanOrEqual(50)
      expect(lot * Number(maxLots), code).toBeGreaterThanOrEqual(500_000)
    }
  })

  it.each([
    [
      'a doubled id',
      file(EURUSD, ['1', 'GBPUSD', 'Pound', 'fx', '1.20000', '0.00001', '100000']),
      /GBPUSD.*id 1 is used twice/,
    ],
    [
      'a doubled code',
      file(EURUSD, ['2', 'EURUSD', 'Euro', 'fx', '1.20000', '0.00001', '100000']),
      /code EURUSD is used twice/,
    ],
    [
      'a price off the grid',
      file(['1', 'A', 'A', 'fx', '1.08', '0.05', '1']),
      /price 1\.08 is not a multiple of tickSize 0\.05/,
    ],
    ['a tick size of nothing', file(['1', 'A', 'A', 'fx', '1.08', '0.00', '1']), /tickSize must be above 0/],
    ['too coarse a tick', file(['1', 'A', 'A', 'fx', '1.08', '0.01', '1']), /108 ticks; choose a tickSize/],
    ['an unknown group', file(['1', 'A', 'A', 'fy', '1.08000', '0.00001', '1']), /group fy is not defined/],
    [
      'a leverage above its cap',
      { ...file(EURUSD), groups: { fx: { ...group, maxLeverage: 50 } } },
      /groups\.fx: maxLeverage 50 is above the cap 30/,
    ],
    [
      'lots off their step',
      { ...file(EURUSD), groups: { fx: { ...group, minLots: '0.015' } } },
      /groups\.fx: minLots 0\.015/,
    ],
    [
      'a missing field',
      { ...file(EURUSD), groups: { fx: { ...group, calendar: undefined } } },
      /groups\.fx\.calendar/,
    ],
    [
      'a price that is a number',
      file(['1', 'A', 'A', 'fx', 1.085 as never, '0.00001', '1']),
      /instruments\.0\.4/,
    ],
    ['no marking as sample', { ...file(EURUSD), sample: undefined }, /sample/],
  ])('is refused with %s, and the message says where', (_, broken, message) => {
    expect(problemsOf(broken).join('\n')).toMatch(message)
  })
})
