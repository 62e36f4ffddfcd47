const formats = new Map<string, Intl.DateTimeFormat>()

/** Digits are 0 to 9 in every language, and times are UTC, the day the ledgers close by. */
function format(
  instant: string | number | Date,
  tag: string,
  name: string,
  options: Intl.DateTimeFormatOptions,
): string {
  const key = `${tag} ${name}`
  let found = formats.get(key)
  if (found === undefined) {
    found = new Intl.DateTimeFormat(tag, {
      ...options,
      timeZone: 'UTC',
      numberingSystem: 'latn',
      hourCycle: 'h23',
    })
    formats.set(key, found)
  }
  return found.format(new Date(instant))
}

/** Time of day with seconds, UTC. `tag` is a BCP 47 tag. */
export function formatTime(instant: string | number | Date, tag: string): string {
  return format(instant, tag, 'time', { hour: '2-digit', minute: '2-digit', second: '2-digit' })
}

/** Day, month and year, UTC. */
export function formatDate(instant: string | number | Date, tag: string): string {
  return format(instant, tag, 'date', { day: 'numeric', month: 'short', year: 'numeric' })
}

/** Day, month and time of day, UTC. */
export function formatDateTime(instant: string | number | Date, tag: string): string {
  return format(instant, tag, 'date-time', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })
}

/** Day and month, UTC; for days within reach of today. */
export function formatDayMonth(instant: string | number | Date, tag: string): string {
  return format(instant, tag, 'day-month', { day: 'numeric', month: 'short' })
}

/** Day, month, year and time of day with seconds, UTC; for statements. */
export function formatDateTimeFull(instant: string | number | Date, tag: string): string {
  return format(instant, tag, 'date-time-full', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
}

/** Time of day without seconds, UTC; beside a heading that says the day. */
export function formatHourMinute(instant: string | number | Date, tag: string): string {
  return format(instant, tag, 'hour-minute', { hour: '2-digit', minute: '2-digit' })
}

/** Month and year, UTC; over a calendar. */
export function formatMonth(instant: string | number | Date, tag: string): string {
  return format(instant, tag, 'month', { month: 'long', year: 'numeric' })
}

/** Month in short, UTC; under a chart. */
export function formatShortMonth(instant: string | number | Date, tag: string): string {
  return format(instant, tag, 'short-month', { month: 'short' })
}

/** Year, UTC; under a chart. */
export function formatYear(instant: string | number | Date, tag: string): string {
  return format(instant, tag, 'year', { year: 'numeric' })
}

/** Day of the week in short, UTC. */
export function formatWeekday(instant: string | number | Date, tag: string): string {
  return format(instant, tag, 'weekday', { weekday: 'short' })
}

/**
 * Day of the week over a narrow column of a calendar, UTC: in short, or by its letter in a language whose short names are
 * the long ones, such as Arabic.
 */
export function formatWeekdayHead(instant: string | number | Date, tag: string): string {
  const short = formatWeekday(instant, tag)
  return short.length > 4 ? format(instant, tag, 'weekday-letter', { weekday: 'narrow' }) : short
}

const steps = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/**
 * How long ago something was, in the largest unit that is full, such as "6 min ago", with no line end between the number
 * and its unit. `tag` is a BCP 47 tag.
 */
export function formatAge(milliseconds: number, tag: string): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  const [unit, size] = steps.find(([, least]) => seconds >= least) ?? steps[3]
  const age = new Intl.RelativeTimeFormat(`${tag}-u-nu-latn`, { style: 'short' })
  return age.format(-Math.floor(seconds / size), unit).replace(/(\d) /, '$1\u00a0')
}

/** The UTC calendar day of a moment, `yyyy-MM-dd`. */
export function utcDay(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 10)
}
