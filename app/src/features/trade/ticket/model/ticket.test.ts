import { readAmount } from '@swx/sdk/money'
import { describe, expect, it } from 'vitest'
import { instrumentFixture } from '../../../../core/instruments/instrument-fixture.ts'
import { emptyTicket, leverageChoices, lotsIssueOf, readTicket, type TicketEntry } from './ticket.ts'

const instrument = instrumentFixture()
const terms = { feeRate: '0.0005', stopOutLevel: '0.50', exitDistanceTicks: 10 }
const read = (entry: Partial<TicketEntry>, language = 'en') => {
  const blank = emptyTicket(instrument, language)
  return readTicket({ ...blank, lots: '0.10', leverage: 30, ...entry }, instrument, terms, 1.085, language)
}

describe('a new ticket', () => {
  it('starts with the smallest size and the lowest leverage, never with the largest', () => {
    expect(emptyTicket(instrument, 'en')).toMatchObject({ lots: '0.01', leverage: 1 })
    expect(emptyTicket(instrument, 'de')).toMatchObject({ lots: '0,01', leverage: 1 })
  })

  it('offers leverage up to the cap of its instrument, and no more', () => {
    expect(leverageChoices(30)).toEqual([1, 2, 3, 5, 10, 15, 20, 30])
    expect(leverageChoices(2)).toEqual([1, 2])
  })
})

describe('a size', () => {
  it.each([
    ['', 'missing'],
    ['ten', 'unread'],
    ['1e2', 'unread'],
    ['0.001', 'unread'],
    ['0', 'tooSmall'],
    ['50.01', 'tooLarge'],
    ['0.105', 'unread'],
    ['1,000', 'tooLarge'],
    ['0.10', undefined],
    ['0,10', undefined],
    ['50', undefined],
  ])('%s is %s', (text, issue) => {
    expect(lotsIssueOf(readAmount(text, { language: 'en', scale: 2 }), instrument)).toBe(issue)
  })

  it('is a multiple of the step', () => {
    const coarse = { ...instrument, lotStep: '0.05', minLots: '0.05' }
    expect(lotsIssueOf({ kind: 'value', value: '0.12' }, coarse)).toBe('offStep')
    expect(lotsIssueOf({ kind: 'value', value: '0.15' }, coarse)).toBeUndefined()
  })
})

describe('the reading of a ticket', () => {
  it('comes with what it costs and where it is closed by force', () => {
    expect(read({}).preview).toMatchObject({
      margin: '361.67',
      total: '367.09',
      atStopOut: { price: 1.06691, net: '-191.65' },
      worstCase: '-367.09',
    })
  })

  it('asks for the price of a stop that is switched on, and for none that is off', () => {
    const entry = { isOn: true, text: '' }
    expect(read({ stopLoss: entry, takeProfit: entry })).toMatchObject({
      stopLossError: 'missing',
      takeProfitError: 'missing',
    })
    expect(read({ stopLoss: { isOn: false, text: '9' } }).stopLossError).toBeUndefined()
  })

  it('computes with reasonable stops only', () => {
    const stopLoss = { isOn: true, text: '1.09' }
    const takeProfit = { isOn: true, text: '1.095' }
    const { preview, stopLossError } = read({ stopLoss, takeProfit })
    expect(stopLossError).toBe('wrongSide')
    expect(preview?.atStopLoss).toBeUndefined()
    expect(preview?.atTakeProfit).toEqual({ price: 1.095, net: '89.10' })
  })

  it('never takes a group sign for a decimal sign', () => {
    const takeProfit = { isOn: true, text: '51,000' }
    const english = read({ takeProfit })
    expect(english.draft?.takeProfit).toBe(51_000)
    const german = read({ lots: '0,10', takeProfit }, 'de')
    expect(german).toMatchObject({
      takeProfitError: 'unread',
      draft: { lots: '0.10', takeProfit: undefined },
    })
    expect(read({ takeProfit: { isOn: true, text: '1,095' } }, 'de').takeProfitError).toBe('unread')
    expect(read({ takeProfit: { isOn: true, text: '1,09500' } }, 'de').draft?.takeProfit).toBe(1.095)
  })

  it('has no figures without a size', () => {
    expect(read({ lots: 'x' })).toMatchObject({ preview: undefined, lotsIssue: 'unread' })
  })
})
