/** Days are UTC calendar days; a day closes at the 00:00:00.000Z that begins the next. Times are epoch ms. */

/** The times that a world can have. */
export const [EARLIEST, LATEST] = [Date.UTC(2000, 0), Date.UTC(2100, 0)]

/** Length of a day. */
export const DAY_MS = 86_400_000

/** An instant (ms since 1970 UTC) as the contract's `Timestamp`. */
export const timestamp = (at: number): string => new Date(at).toISOString()

/** Start of the day of a moment. */
export const dayStart = (at: number): number => Math.floor(at / DAY_MS) * DAY_MS

/** Start of the day after that of a moment: its own day's close. */
export const nextDayStart = (at: number): number => dayStart(at) + DAY_MS

const SESSION_STEP_MS = 15 * 60_000

/** The next moment at which a session may open or close: they do so on a quarter of an hour. */
export const nextSessionStep = (at: number): number =>
  (Math.floor(at / SESSION_STEP_MS) + 1) * SESSION_STEP_MS

/** The day of a moment as `yyyy-mm-dd`. */
export const dayName = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** The day that a day close at `at` ends, as `yyyy-mm-dd`. */
export const closedDay = (at: number): string => dayName(at - 1)

/** Whole days from the start of the day of one moment to that of another. */
export const daysBetween = (from: number, to: number): number => (dayStart(to) - dayStart(from)) / DAY_MS

/** Whole years of age on the day of `now`, of a user born on `birthdate` (`yyyy-mm-dd`). */
export const ageOn = (birthdate: string, now: number): number => {
  const [today, born] = [dayName(now), birthdate]
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4))
  return today.slice(5) < born.slice(5) ? years - 1 : years
}
