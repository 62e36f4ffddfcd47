import { addDecimals } from '@swx/sdk/money'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toPosition } from '#features/trade/shared/model/position.ts'
import { defineQuery } from '#lib/query-string/define-query.ts'
import { orderFixture } from '#test/order-fixture.ts'
import { filterResults, monthAfter, resultsFields, tradingResults, weeksOf } from './result-figures.ts'

const closed = (code: string, profit: string, closeTime: string, fees = ['5.42', '5.48']) =>
  toPosition(
    orderFixture({
      code,
      profit,
      status: 'CLOSED',
      closeTime,
      openFee: fees[0] ?? '0.00',
      closeFee: fees[1] ?? '0.00',
    }),
  )
const three = [
  closed('EURUSD', '89.10', '2026-01-12T10:02:41.000Z'),
  closed('EURUSD', '-30.05', '2026-01-12T23:59:59.000Z'),
  closed('BTC', '-10.00', '2026-01-13T00:00:00.000Z', ['1.30', '1.31']),
]

describe('the results of closed positions', () => {
  it('are the share of gains, the average gain and loss, the fees and the sum, to the cent', () => {
    expect(tradingResults(three)).toMatchObject({
      count: 3,
      won: 1,
      lost: 2,
      net: '49.05',
      fees: '24.41',
      winRate: '0.3333',
      averageWin: '89.10',
      averageLoss: '-20.02',
    })
  })

  it('are told by instrument, the best first, and by the UTC day of closing', () => {
    const { byInstrument, byDay } = tradingResults(three)
    expect(byInstrument.map(({ key, net }) => [key, net])).toEqual([
      ['EURUSD', '59.05'],
      ['BTC', '-10.00'],
    ])
    expect(byDay.map(({ key, net, count }) => [key, net, count])).toEqual([
      ['2026-01-12', '59.05', 2],
      ['2026-01-13', '-10.00', 1],
    ])
  })

  it('say no rate and no average where there is nothing to count', () => {
    expect(tradingResults([])).toMatchObject({
      count: 0,
      net: '0.00',
      winRate: undefined,
      averageLoss: undefined,
    })
  })

  it('add up to the same sum whichever way they are grouped', () => {
    const cents = fc.integer({ min: -500_000, max: 500_000 }).map((value) => (value / 100).toFixed(2))
    const day = fc.integer({ min: 0, max: 40 }).map((at) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString())
    const position = fc.tuple(fc.constantFrom('BTC', 'ETH', 'EURUSD'), cents, day)
    fc.assert(
      fc.property(fc.array(position), (drawn) => {
        const positions = drawn.map(([code, net, at]) => closed(code, net, at))
        const { net, byDay, byInstrument } = tradingResults(positions)
        const sum = (groups: readonly { net: string }[]) =>
          addDecimals('0.00', ...groups.map((group) => group.net))
        expect([sum(byDay), sum(byInstrument)]).toEqual([net, net])
        for (const { key, count } of byDay) expect(filterResults(positions, { day: key })).toHaveLength(count)
      }),
    )
  })
})

describe('the rows behind a figure', () => {
  it('are those of an outcome, an instrument or a day', () => {
    expect(filterResults(three, { outcome: 'won' }).map(({ net }) => net)).toEqual(['89.10'])
    expect(filterResults(three, { code: 'BTC' })).toHaveLength(1)
    expect(filterResults(three, { day: '2026-01-12' })).toHaveLength(2)
  })

  it('are named by the address, and what it does not know is passed over', () => {
    expect(
      defineQuery(resultsFields).parse(new URLSearchParams('outcome=maybe&day=yesterday&code=BTC')),
    ).toEqual({
      outcome: undefined,
      day: undefined,
      code: 'BTC',
    })
  })
})

describe('a month of the calendar', () => {
  it('begins its weeks on Monday and holds each of its days once', () => {
    const weeks = weeksOf('2026-02')
    expect(weeks[0]).toEqual([...Array(6).fill(undefined), '2026-02-01'])
    expect(weeks.flat().filter(Boolean)).toHaveLength(28)
    expect(weeks.every((week) => week.length === 7)).toBe(true)
  })

  it('goes over the turn of the year', () => {
    expect([monthAfter('2026-01', -1), monthAfter('2026-12', 1)]).toEqual(['2025-12', '2027-01'])
  })
})
