import { describe, expect, it } from 'vitest'
import { INSTANT_MS } from './grid.ts'
import { CALENDARS, type CalendarName, instantOfWeek } from './session-calendar.ts'

/** Sunday. */
const SUNDAY = Date.UTC(2026, 0, 11)
const at = (day: number, time: string) =>
  SUNDAY + day * 86_400_000 + Number(time.slice(0, 2)) * 3_600_000 + Number(time.slice(3)) * 60_000

/** Opening and closing times that a trader would check. */
const TIMES: [CalendarName, day: number, opens: string, closes: string, closingDay?: number][] = [
  ['forex-24x5', 0, '22:00', '22:00', 5],
  ['futures-23x5', 0, '23:00', '22:00', 1],
  ['futures-23x5', 4, '23:00', '22:00', 5],
  ['us-equities', 1, '14:30', '21:00'],
  ['eu-equities', 3, '08:00', '16:30'],
  ['asia-equities', 5, '01:30', '04:00'],
  ['asia-equities', 5, '05:00', '08:00'],
]

describe('a session calendar', () => {
  it.each(TIMES)(
    'of %s opens on day %i at %s and closes at %s',
    (name, day, opens, closes, closingDay = day) => {
      const calendar = CALENDARS[name]
      const open = at(day, opens)
      const close = at(closingDay, closes)
      expect([open - 1, open, close - 1, close].map((t) => calendar.isOpen(t))).toEqual([
        false,
        true,
        true,
        false,
      ])
      expect(calendar.lastOpenInstant(close + 60_000)).toBe(close - INSTANT_MS)
      expect(calendar.nextOpenInstant(open - 60_000)).toBe(open)
    },
  )

  it('tells its week by the day, and splits what goes on after midnight', () => {
    expect(CALENDARS['us-equities'].hours).toEqual(
      [1, 2, 3, 4, 5].map((day) => ({ day, from: '14:30', to: '21:00' })),
    )
    const forex = CALENDARS['forex-24x5'].hours
    expect(forex[0]).toEqual({ day: 0, from: '22:00', to: '24:00' })
    expect(forex[1]).toEqual({ day: 1, from: '00:00', to: '24:00' })
    expect(forex.at(-1)).toEqual({ day: 5, from: '00:00', to: '22:00' })
    expect(CALENDARS['crypto-24x7'].hours).toHaveLength(7)
  })

  it('never closes for crypto', () => {
    const calendar = CALENDARS['crypto-24x7']
    for (let t = SUNDAY; t < SUNDAY + 7 * 86_400_000; t += 900_000) expect(calendar.isOpen(t)).toBe(true)
    expect(calendar.lastOpenInstant(SUNDAY + 1)).toBe(SUNDAY)
    expect(calendar.nextOpenInstant(SUNDAY + 1)).toBe(SUNDAY + INSTANT_MS)
  })

  it('weighs stretches of time by activity: none when closed, the same each week', () => {
    const calendar = CALENDARS['us-equities']
    const activity = (t: number) => calendar.activityBefore(instantOfWeek(t / INSTANT_MS))
    expect(activity(at(1, '14:30')) - activity(at(0, '00:00'))).toBe(0)
    expect(activity(at(1, '21:00'))).toBeGreaterThan(activity(at(1, '20:45')))
    const week = 7 * 172_800
    expect(calendar.activityBefore(2 * week + 5)).toBe(
      2 * calendar.activityBefore(week) + calendar.activityBefore(5),
    )
  })
})
