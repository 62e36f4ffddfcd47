const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** The first Monday after the epoch, so that weeks begin on a Monday. */
const MONDAY_MS = 4 * DAY_MS
/** Ticks that a phone has room for. */
const MOST_TICKS = 5

/** A round moment under a chart, named by what begins with it. */
export interface TimeTick {
  /** Epoch ms. */
  readonly time: number
  readonly unit: 'year' | 'month' | 'day' | 'minute'
}

/** Distances of ticks up to a week, which are the same everywhere: divisors of an hour, of a day, then days. */
const lengths = [
  ...[1, 2, 5, 10, 15, 30].map((count) => count * MINUTE_MS),
  ...[1, 2, 3, 6, 12].map((count) => count * HOUR_MS),
  ...[1, 2, 7].map((count) => count * DAY_MS),
]
/** Distances in months, which have no fixed length. */
const months = [1, 2, 3, 6, 12, 24, 60, 120]

/** The first multiple of a length in a span, and how many there are. */
function multiples(start: number, end: number, length: number) {
  const origin = length === 7 * DAY_MS ? MONDAY_MS : 0
  const first = Math.ceil((start - origin) / length) * length + origin
  return { first, count: Math.max(0, Math.floor((end - first) / length) + 1) }
}

function everyMonths(start: number, end: number, count: number): readonly number[] {
  const monthOf = (time: number) => {
    const date = new Date(time)
    return date.getUTCFullYear() * 12 + date.getUTCMonth()
  }
  const times: number[] = []
  for (let month = Math.floor(monthOf(start) / count) * count; month <= monthOf(end); month += count) {
    const time = Date.UTC(Math.floor(month / 12), month % 12)
    if (time >= start && time <= end) times.push(time)
  }
  return times
}

/**
 * Up to five round moments of a span, at equal distances: full minutes and hours, days, Mondays or the first days of
 * months, all UTC.
 */
export function timeTicks(start: number, end: number): readonly TimeTick[] {
  const length = lengths.find((length) => multiples(start, end, length).count <= MOST_TICKS)
  if (length !== undefined) {
    const { first, count } = multiples(start, end, length)
    return Array.from({ length: count }, (_, at) => {
      const time = first + at * length
      return { time, unit: time % DAY_MS === 0 ? 'day' : 'minute' }
    })
  }
  const all = months.map((count) => everyMonths(start, end, count))
  const times = all.find(({ length }) => length <= MOST_TICKS) ?? all.at(-1) ?? []
  return times.map((time) => ({ time, unit: new Date(time).getUTCMonth() === 0 ? 'year' : 'month' }))
}
