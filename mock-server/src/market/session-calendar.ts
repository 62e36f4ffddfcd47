import { INSTANT_MS, QUARTER, WEEK } from './grid.ts'

/** One stretch of trading, in quarters of an hour of the UTC week; quarter 0 is Sunday 00:00Z. */
interface Stretch {
  readonly from: number
  readonly to: number
}

/** A stretch of trading of one day, as the contract's `TradingHours`. */
export interface TradingHours {
  /** 0 is Sunday. */
  readonly day: number
  /** `HH:MM` in UTC; the end of a day is `24:00`. */
  readonly from: string
  readonly to: string
}

/** When an instrument trades and how lively it is by the hour. All times are UTC, without holidays. */
export interface SessionCalendar {
  /** Days of a week with trading: a "daily" deviation is that of one of them. */
  readonly tradingDays: 5 | 7
  /** The week, from Sunday on, split at midnight. */
  readonly hours: readonly TradingHours[]
  /** Whether the session is open at `tMs`. */
  isOpen(tMs: number): boolean
  /** Activity up to an instant of the week (also beyond its end): differences weigh stretches of time. */
  activityBefore(instantOfWeek: number): number
  /** Activity per instant in the quarter that contains an instant of the week. 0 when closed. */
  activityAt(instantOfWeek: number): number
  /** The last open instant that is not after `tMs`, in ms. */
  lastOpenInstant(tMs: number): number
  /** The first open instant that is not before `tMs`, in ms. */
  nextOpenInstant(tMs: number): number
}

const DAY_QUARTERS = 96
const WEEK_QUARTERS = 7 * DAY_QUARTERS
/** Thursday 1970-01-01 lies four days into a week that starts on Sunday. */
const EPOCH_OFFSET = 4 * DAY_QUARTERS * QUARTER

/** Instant of the week of an absolute instant. */
export function instantOfWeek(instant: number): number {
  return (instant + EPOCH_OFFSET) % WEEK
}

/** How busy each hour of the UTC day is: quiet before Tokyo, busiest when London and New York overlap. */
const BUSY_BY_HOUR = [3, 4, 4, 4, 3, 3, 4, 6, 7, 7, 6, 6, 7, 8, 9, 9, 8, 6, 5, 5, 4, 3, 2, 2]

function clock(day: number, time: string): number {
  return day * DAY_QUARTERS + Number(time.slice(0, 2)) * 4 + Number(time.slice(3)) / 15
}

function everyDay(days: readonly number[], from: string, to: string): Stretch[] {
  return days.map((day) => ({ from: clock(day, from), to: clock(day, to) }))
}

const WEEKDAYS = [1, 2, 3, 4, 5]

const STRETCHES = {
  'crypto-24x7': [{ from: 0, to: WEEK_QUARTERS }],
  'forex-24x5': [{ from: clock(0, '22:00'), to: clock(5, '22:00') }],
  'futures-23x5': [0, 1, 2, 3, 4].map((day) => ({ from: clock(day, '23:00'), to: clock(day + 1, '22:00') })),
  'us-equities': everyDay(WEEKDAYS, '14:30', '21:00'),
  'eu-equities': everyDay(WEEKDAYS, '08:00', '16:30'),
  'asia-equities': [...everyDay(WEEKDAYS, '01:30', '04:00'), ...everyDay(WEEKDAYS, '05:00', '08:00')],
} as const satisfies Record<string, readonly Stretch[]>

/** Name of a session calendar, as the instrument data uses it. */
export type CalendarName = keyof typeof STRETCHES

const timeText = (quarter: number): string =>
  `${String(quarter >> 2).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`

/** The days that a stretch touches, each with its part. */
function hoursOf({ from, to }: Stretch): TradingHours[] {
  const days: TradingHours[] = []
  for (let start = from; start < to; ) {
    const day = Math.floor(start / DAY_QUARTERS)
    const end = Math.min(to, (day + 1) * DAY_QUARTERS)
    days.push({ day, from: timeText(start - day * DAY_QUARTERS), to: timeText(end - day * DAY_QUARTERS) })
    start = end
  }
  return days
}

/** Exchanges with an opening and a closing are busiest at both ends of their session. */
function activityByQuarter(stretches: readonly Stretch[]): Uint8Array {
  const activity = new Uint8Array(WEEK_QUARTERS)
  for (const { from, to } of stretches) {
    for (let quarter = from; quarter < to; quarter++) {
      const isShort = to - from < DAY_QUARTERS / 2
      const edge = Math.min(quarter - from, to - 1 - quarter)
      const busy = isShort ? Math.max(4, 9 - edge) : BUSY_BY_HOUR[(quarter % DAY_QUARTERS) >> 2]
      activity[quarter] = busy ?? 1
    }
  }
  return activity
}

function createCalendar(stretches: readonly Stretch[]): SessionCalendar {
  const activity = activityByQuarter(stretches)
  const before = new Float64Array(WEEK_QUARTERS + 1)
  for (let quarter = 0; quarter < WEEK_QUARTERS; quarter++) {
    before[quarter + 1] = (before[quarter] ?? 0) + (activity[quarter] ?? 0) * QUARTER
  }
  const wholeWeek = before[WEEK_QUARTERS] ?? 0
  const activityAt = (instant: number): number => activity[((instant % WEEK) / QUARTER) | 0] ?? 0

  return {
    tradingDays: activity.includes(0) ? 5 : 7,
    hours: stretches.flatMap(hoursOf),
    activityAt,
    isOpen: (tMs) => activityAt(instantOfWeek(Math.floor(tMs / INSTANT_MS))) > 0,
    activityBefore(instant) {
      const weeks = (instant / WEEK) | 0
      const rest = instant - weeks * WEEK
      const quarter = (rest / QUARTER) | 0
      return (
        weeks * wholeWeek + (before[quarter] ?? 0) + (rest - quarter * QUARTER) * (activity[quarter] ?? 0)
      )
    },
    lastOpenInstant(tMs) {
      const instant = Math.floor(tMs / INSTANT_MS)
      const now = instantOfWeek(instant)
      let quarter = (now / QUARTER) | 0
      if (activity[quarter]) return instant * INSTANT_MS
      let start = instant - (now - quarter * QUARTER)
      while (!activity[quarter]) {
        quarter = (quarter + WEEK_QUARTERS - 1) % WEEK_QUARTERS
        start -= QUARTER
      }
      return (start + QUARTER - 1) * INSTANT_MS
    },
    nextOpenInstant(tMs) {
      const instant = Math.ceil(tMs / INSTANT_MS)
      const now = instantOfWeek(instant)
      let quarter = (now / QUARTER) | 0
      if (activity[quarter]) return instant * INSTANT_MS
      let start = instant - (now - quarter * QUARTER)
      while (!activity[quarter]) {
        quarter = (quarter + 1) % WEEK_QUARTERS
        start += QUARTER
      }
      return start * INSTANT_MS
    },
  }
}

export const CALENDARS = Object.fromEntries(
  Object.entries(STRETCHES).map(([name, stretches]) => [name, createCalendar(stretches)]),
) as Record<CalendarName, SessionCalendar>
