import { expect, it } from 'vitest'
import { timeTicks } from './time-ticks.ts'

const ticks = (start: string, end: string) =>
  timeTicks(Date.parse(start), Date.parse(end)).map(
    ({ time, unit }) => `${new Date(time).toISOString().slice(0, 16)} ${unit}`,
  )

it.each([
  [
    'minutes of a young account',
    '2026-11-23T12:41:12.345Z',
    '2026-11-23T12:49:00.000Z',
    ['12:42', '12:44', '12:46', '12:48'].map((time) => `2026-11-23T${time} minute`),
  ],
  [
    'hours of a day, and its midnight by the date',
    '2026-11-22T12:00:00.000Z',
    '2026-11-23T12:51:00.000Z',
    [
      '2026-11-22T12:00 minute',
      '2026-11-22T18:00 minute',
      '2026-11-23T00:00 day',
      '2026-11-23T06:00 minute',
      '2026-11-23T12:00 minute',
    ],
  ],
  [
    'every second day of a week',
    '2026-01-09T09:00:00.000Z',
    '2026-01-16T09:30:00.000Z',
    ['2026-01-11T00:00 day', '2026-01-13T00:00 day', '2026-01-15T00:00 day'],
  ],
  [
    'Mondays of a month',
    '2025-12-17T00:00:00.000Z',
    '2026-01-16T09:30:00.000Z',
    ['2025-12-22', '2025-12-29', '2026-01-05', '2026-01-12'].map((day) => `${day}T00:00 day`),
  ],
  [
    'first days of months of a year, and January by the year',
    '2025-01-16T00:00:00.000Z',
    '2026-01-16T09:30:00.000Z',
    ['2025-04-01T00:00 month', '2025-07-01T00:00 month', '2025-10-01T00:00 month', '2026-01-01T00:00 year'],
  ],
  [
    'years of many',
    '2019-05-01T00:00:00.000Z',
    '2026-01-16T00:00:00.000Z',
    ['2020', '2022', '2024', '2026'].map((year) => `${year}-01-01T00:00 year`),
  ],
])('a span has ticks at %s', (_, start, end, expected) => {
  expect(ticks(start, end)).toEqual(expected)
})
