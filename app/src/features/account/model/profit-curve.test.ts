import { describe, expect, it } from 'vitest'
import { type EquityPoint, profitCurve } from './profit-curve.ts'
import { profitQuery, profitSpan } from './profit-span.ts'

const at = (time: string) => Date.parse(time)
const now = at('2026-01-16T09:30:00.000Z')
const opened = at('2025-06-01T12:20:00.000Z')
const query = (text: string) => profitQuery.parse(new URLSearchParams(text))
const iso = (time: number | undefined) => (time === undefined ? undefined : new Date(time).toISOString())
const span = (text: string, since = opened) => {
  const found = profitSpan(query(text), now, since)
  return found && [iso(found.start), iso(found.end), found.step, found.isOpen]
}

describe('the spans of profit and loss', () => {
  it.each([
    ['range=1D', '2026-01-15T09:00:00.000Z', 'booking'],
    ['range=1W', '2026-01-09T09:00:00.000Z', 'booking'],
    ['', '2025-12-17T00:00:00.000Z', 'day'],
    ['range=1Y', '2025-06-01T00:00:00.000Z', 'day'],
    ['range=all', '2025-06-01T00:00:00.000Z', 'day'],
    ['range=custom&from=2026-01-16', '2026-01-16T00:00:00.000Z', 'booking'],
  ])('“%s” begins at %s, by the %s, and goes on until now', (text, start, step) => {
    expect(span(text)?.[0]).toBe(start)
    expect(span(text)?.slice(2)).toEqual([step, true])
  })

  it('include the last day chosen, whole', () => {
    expect(span('range=custom&from=2025-12-01&to=2025-12-31')).toEqual([
      '2025-12-01T00:00:00.000Z',
      '2026-01-01T00:00:00.000Z',
      'day',
      false,
    ])
  })

  it('begin no earlier than the account, and go by its bookings while it is young', () => {
    const young = at('2026-01-14T10:20:00.000Z')
    expect(span('range=all', young)).toEqual([
      '2026-01-14T10:00:00.000Z',
      '2026-01-16T10:00:00.000Z',
      'booking',
      true,
    ])
    for (const range of ['1D', '1W', '1M', '1Y', 'all'])
      expect(profitSpan(query(`range=${range}`), young + 3_600_000, young)?.begin).toBe(young)
    expect(profitSpan(query('range=all'), now, opened)?.begin).toBe(opened)
  })

  it('show nothing of days before the account was opened, or still to come', () => {
    expect(span('range=custom&to=2025-05-31')).toBeUndefined()
    expect(span('range=custom&from=2026-01-17')).toBeUndefined()
    expect(span('range=custom&from=2026-01-10&to=2026-01-08')).toBeUndefined()
  })

  it.each(['', 'range=1W', 'range=custom&from=2026-01-01&to=2026-01-31'])(
    'are kept in the link “%s”',
    (link) => {
      expect(profitQuery.write(query(link)).toString()).toBe(link)
    },
  )

  it('are the usual one where the link names none that there is', () => {
    expect(query('range=9Z&from=yesterday')).toEqual({ range: '1M', from: '', to: '' })
  })
})

const nothing = /^-?0\.00$/
const orders = (amount: string) => (nothing.test(amount) ? {} : { ORDER: amount })
const point = (time: string, equity: string, income: string, paid = '0.00'): EquityPoint => ({
  at: time,
  equity,
  deposits: paid,
  withdrawals: '0.00',
  income,
  bySource: orders(income),
})
const points = [
  point('2026-01-13T00:00:00.000Z', '1000.00', '77.00'),
  point('2026-01-14T00:00:00.000Z', '990.00', '-10.00'),
  point('2026-01-15T00:00:00.000Z', '1515.00', '25.00', '500.00'),
  point('2026-01-16T00:00:00.000Z', '1515.00', '0.00'),
]
const days = (isOpen: boolean) => {
  const start = at(points[0]?.at ?? '')
  return { step: 'day' as const, start, begin: start, end: now, isOpen }
}
const standing = {
  at: now,
  equity: '1614.50',
  total: '184.50',
  today: '-0.50',
  bySource: { ORDER: '190.00', LOAN: '-5.50' },
  todayBySource: { ORDER: '1.50', LOAN: '-2.00' },
}

describe('profit and loss over a span', () => {
  it('is what the points hold and what the account says of today, and equity follows from it', () => {
    const curve = profitCurve(points, days(true), standing)
    expect(curve).toMatchObject({ opening: '1000.00', paid: '600.00', profit: '14.50', closing: '1614.50' })
    expect(curve?.slices.map(({ profit, total, paid }) => [profit, total, paid])).toEqual([
      ['-10.00', '-10.00', '0.00'],
      ['25.00', '15.00', '500.00'],
      ['0.00', '15.00', '0.00'],
      ['-0.50', '14.50', '100.00'],
    ])
  })

  it('says what it came from, source by source, and the parts add up to it', () => {
    const curve = profitCurve(points, days(true), standing)
    expect(curve?.bySource).toEqual({ ORDER: '16.50', LOAN: '-2.00' })
    expect(profitCurve(points.slice(0, 3), days(false), standing)?.bySource).toEqual({ ORDER: '15.00' })
    const since = profitCurve(points, days(true), standing, at('2026-01-14T18:00:00.000Z'))
    expect(since?.bySource).toEqual({ ORDER: '190.00', LOAN: '-5.50' })
  })

  it('counts by the hour only what the hours of today do not hold yet', () => {
    const hours = [
      point('2026-01-15T23:00:00.000Z', '1500.00', '1.00'),
      point('2026-01-16T00:00:00.000Z', '1510.00', '10.00'),
      point('2026-01-16T09:00:00.000Z', '1507.00', '-3.00'),
    ]
    const curve = profitCurve(hours, days(true), { ...standing, equity: '1509.50' })
    expect(curve?.slices.map(({ profit }) => profit)).toEqual(['10.00', '-3.00', '2.50'])
    expect(curve).toMatchObject({ profit: '9.50', paid: '0.00' })
  })

  it('begins with the account, at nothing, and changes when something was booked', () => {
    const registered = at('2026-01-16T08:41:00.000Z')
    const young = profitSpan(query(''), now, registered)
    const bookings = [
      point('2026-01-16T08:00:00.000Z', '0.00', '0.00'),
      point('2026-01-16T08:44:00.001Z', '100.00', '0.00', '100.00'),
      point('2026-01-16T08:45:10.001Z', '94.58', '-5.42'),
      point('2026-01-16T08:48:30.001Z', '82.06', '-12.52'),
      point('2026-01-16T09:00:00.000Z', '82.06', '0.00'),
    ]
    const figures = { ...standing, equity: '82.06', total: '-17.94', today: '-17.94' }
    const curve = young && profitCurve(bookings, young, figures)
    expect(curve).toMatchObject({ start: registered, opening: '0.00', paid: '100.00', profit: '-17.94' })
    expect(curve?.slices.map(({ to, total }) => [iso(to)?.slice(11, 19), total])).toEqual([
      ['08:44:00', '0.00'],
      ['08:45:10', '-5.42'],
      ['08:48:30', '-17.94'],
      ['09:00:00', '-17.94'],
      ['09:30:00', '-17.94'],
    ])
  })

  it('knows nothing of what was booked after the account said what it is worth', () => {
    const later = [...points, point('2026-01-16T10:00:00.000Z', '9999.00', '8384.50')]
    expect(profitCurve(later, days(true), standing)).toEqual(profitCurve(points, days(true), standing))
  })

  it('ends with its last day where it does not go on until now', () => {
    const curve = profitCurve(points.slice(0, 3), days(false), standing)
    expect(curve).toMatchObject({ profit: '15.00', closing: '1515.00' })
  })

  it('begins anew with the last reset of a demo account, whatever its day had brought before', () => {
    const since = profitCurve(points, days(true), standing, at('2026-01-14T18:00:00.000Z'))
    expect(iso(since?.start)).toBe('2026-01-14T18:00:00.000Z')
    expect(since).toMatchObject({ profit: '184.50', closing: '1614.50', opening: '1330.00', paid: '100.00' })
    const today = profitCurve(points, days(true), standing, at('2026-01-16T08:00:00.000Z'))
    expect(today).toMatchObject({ profit: '184.50', slices: [{}] })
    const bookings = [
      point('2026-01-16T08:00:00.001Z', '1330.00', '-150.00', '120.00'),
      point('2026-01-16T08:20:00.001Z', '1430.00', '100.00'),
    ]
    const exact = profitCurve(
      [...points, ...bookings],
      { ...days(true), step: 'booking' },
      { ...standing, equity: '1514.50', today: '184.50', todayBySource: standing.bySource },
      at('2026-01-16T08:00:00.000Z'),
    )
    expect(exact).toMatchObject({ opening: '1330.00', paid: '0.00', profit: '184.50', closing: '1514.50' })
    expect(exact?.slices.map(({ total }) => total)).toEqual(['0.00', '100.00', '184.50'])
  })
})
