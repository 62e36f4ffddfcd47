import { describe, expect, it } from 'vitest'
import { understoodOf } from '#core/forms/use-understood.ts'
import { instrumentFixture } from '#test/instrument-fixture.ts'
import { readTicket } from './ticket.ts'
import { emptyTicket, leverageChoices, type TicketForm, ticketForm } from './ticket-form.ts'

const instrument = instrumentFixture()
const terms = { feeRate: '0.0005', stopOutLevel: '0.50', exitDistanceTicks: 10 }
const inLots = (text: string) => ({ unit: 'lots', text }) as const
const form = (entry: Partial<TicketForm>, language = 'en') => ({
  ...emptyTicket(instrument, language),
  size: inLots('0.10'),
  leverage: '30',
  ...entry,
})
const issues = (entry: Partial<TicketForm>, language = 'en', of = instrument) =>
  Object.fromEntries(
    (ticketForm(language, of, () => 0).safeParse(form(entry, language)).error?.issues ?? []).map(
      ({ path, message }) => [path.join('.'), message],
    ),
  )
const read = (entry: Partial<TicketForm>, language = 'en') => {
  const understood = understoodOf(
    ticketForm(language, instrument, () => 0),
    form(entry, language),
  )
  return readTicket({ ...understood, direction: 'LONG' }, instrument, terms, 1.085)
}

describe('a new ticket', () => {
  it('starts with the smallest size and the lowest leverage, never with the largest', () => {
    expect(emptyTicket(instrument, 'en')).toMatchObject({ size: inLots('0.01'), leverage: '1' })
    expect(emptyTicket(instrument, 'de')).toMatchObject({ size: inLots('0,01'), leverage: '1' })
  })

  it('offers leverage up to the cap of its instrument, and no more', () => {
    expect(leverageChoices(30)).toEqual([1, 2, 3, 5, 10, 15, 20, 30])
    expect(leverageChoices(2)).toEqual([1, 2])
  })

  it('falls back to the lowest leverage where the one chosen before is not on offer any more', () => {
    expect(ticketForm('en', instrument, () => 0).parse(form({ leverage: '500' })).leverage).toBe(1)
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
    expect(issues({ size: inLots(text) }).size).toBe(issue)
  })

  it('is a multiple of the step', () => {
    const coarse = { ...instrument, lotStep: '0.05', minLots: '0.05' }
    expect(issues({ size: inLots('0.12') }, 'en', coarse).size).toBe('offStep')
    expect(issues({ size: inLots('0.15') }, 'en', coarse)).toEqual({})
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
    expect(issues({ stopLoss: entry, takeProfit: entry })).toEqual({
      stopLoss: 'missing',
      takeProfit: 'missing',
    })
    expect(issues({ stopLoss: { isOn: false, text: 'nine' } })).toEqual({})
    expect(read({ stopLoss: { isOn: false, text: '9' } })).toMatchObject({ stopLossIssue: undefined })
  })

  it('computes with reasonable stops only', () => {
    const stopLoss = { isOn: true, text: '1.09' }
    const takeProfit = { isOn: true, text: '1.095' }
    const { preview, stopLossIssue } = read({ stopLoss, takeProfit })
    expect(stopLossIssue).toBe('wrongSide')
    expect(preview?.atStopLoss).toBeUndefined()
    expect(preview?.atTakeProfit).toEqual({ price: 1.095, net: '89.10' })
  })

  it('never takes a group sign for a decimal sign', () => {
    const takeProfit = { isOn: true, text: '51,000' }
    const english = read({ takeProfit })
    expect(english.draft?.takeProfit).toBe(51_000)
    expect(issues({ size: inLots('0,10'), takeProfit }, 'de')).toEqual({ takeProfit: 'unread' })
    expect(read({ size: inLots('0,10'), takeProfit }, 'de').draft).toMatchObject({
      lots: '0.10',
      takeProfit: undefined,
    })
    expect(issues({ takeProfit: { isOn: true, text: '1,095' } }, 'de').takeProfit).toBe('unread')
    expect(read({ takeProfit: { isOn: true, text: '1,09500' } }, 'de').draft?.takeProfit).toBe(1.095)
  })

  it('has no figures without a size', () => {
    expect(read({ size: inLots('x') }).preview).toBeUndefined()
  })

  it('holds stops to the stop-out while there is no size, too', () => {
    const stopLoss = { isOn: true, text: '1.06' }
    expect(read({ size: inLots(''), stopLoss })).toMatchObject({
      preview: undefined,
      stopLossIssue: 'beyondStopOut',
    })
  })

  it('takes a size in another unit at the current price, and a risk at the stop loss', () => {
    const stopLoss = { isOn: true, text: '1.082' }
    const lots = (unit: 'units' | 'usd' | 'risk', text: string, entry: Partial<TicketForm> = {}) =>
      read({ size: { unit, text }, ...entry }).draft?.lots
    expect(lots('usd', '10,850')).toBe('0.10')
    expect(lots('units', '10,000')).toBe('0.10')
    expect(lots('risk', '40.83', { stopLoss })).toBe('0.10')
    expect(read({ size: { unit: 'risk', text: '40.83' } }).sizeIssue).toBe('noStop')
    expect(read({ size: { unit: 'usd', text: '5,000' } }).preview?.total).toBe('146.84')
  })
})
