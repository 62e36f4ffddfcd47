const DAY_MS = 86_400_000

/** The weeks of a UTC month, Monday first: days as `2026-01-10`, undefined where another month stands. */
export function weeksOf(month: string): readonly (readonly (string | undefined)[])[] {
  const first = Date.parse(`${month}-01T00:00:00Z`)
  const blanks = (new Date(first).getUTCDay() + 6) % 7
  const days: (string | undefined)[] = Array.from({ length: blanks }, () => undefined)
  for (let day = first; isoDay(day).startsWith(month); day += DAY_MS) days.push(isoDay(day))
  while (days.length % 7 !== 0) days.push(undefined)
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}

/** The month before or after another one, as `2026-01`. */
export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10)
