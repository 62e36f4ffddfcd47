import type { components } from '@swx/sdk'

/** A stretch of one day in which an instrument trades, in UTC; day 0 is Sunday. */
export type TradingHours = components['schemas']['TradingHours']

/** Days of the week in a row with the same hours. */
export interface HoursOfDays {
  readonly first: number
  readonly last: number
  /** `14:30–21:00`; several stretches of a day have a comma between them. */
  readonly hours: string
}

const DAYS = 7
const allDay = '00:00–24:00'

/** A week in as few lines as it takes, from Monday on; days without trading are left out. */
export function weekOf(hours: readonly TradingHours[]): readonly HoursOfDays[] {
  const lines: HoursOfDays[] = []
  for (let place = 1; place <= DAYS; place++) {
    const day = place % DAYS
    const text = hours
      .filter((stretch) => stretch.day === day)
      .map(({ from, to }) => `${from}–${to}`)
      .join(', ')
    const last = lines.at(-1)
    if (text === '') continue
    if (last?.hours === text && (last.last + 1) % DAYS === day)
      lines[lines.length - 1] = { ...last, last: day }
    else lines.push({ first: day, last: day, hours: text })
  }
  return lines
}

/** Whether it trades at every hour of every day. */
export const isAlwaysOpen = (week: readonly HoursOfDays[]): boolean =>
  week.length === 1 && week[0]?.first === 1 && week[0].last === 0 && week[0].hours === allDay
