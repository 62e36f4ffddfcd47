import { addDecimals, compareDecimals, divideDecimals } from '@swx/sdk/money'
import type { Position } from '#features/trade/shared/model/position.ts'
import { anyOf, day, type QueryField, word } from '#lib/query-string/define-query.ts'

/** What some closed positions came to. Money is a decimal string in USD. */
export interface ResultSums {
  readonly count: number
  /** Closed with a gain after fees. */
  readonly won: number
  readonly lost: number
  /** Net of fees. */
  readonly net: string
  readonly fees: string
}

/** The sums of one instrument or one day. */
export interface ResultGroup extends ResultSums {
  /** The code of the instrument, or the UTC day as `2026-01-10`. */
  readonly key: string
}

/** What closed positions came to, in all, by instrument and by the day they were closed on. */
export interface ResultFigures extends ResultSums {
  /** Share of the positions that were closed with a gain, as a fraction with four decimals; undefined without one. */
  readonly winRate: string | undefined
  readonly averageWin: string | undefined
  readonly averageLoss: string | undefined
  /** The largest results first, gains before losses. */
  readonly byInstrument: readonly ResultGroup[]
  /** In the order of the days. */
  readonly byDay: readonly ResultGroup[]
}

/** The UTC day that a position was closed on. */
const closingDay = ({ closedAt, openedAt }: Position): string => (closedAt ?? openedAt).slice(0, 10)

/** A gain is above zero after fees; what came to exactly zero is neither won nor lost. */
const isWon = ({ net }: Position): boolean => compareDecimals(net, '0') > 0

/** See {@link isWon}. */
const isLost = ({ net }: Position): boolean => compareDecimals(net, '0') < 0

/** Adds up closed positions, exactly. */
export function tradingResults(positions: readonly Position[]): ResultFigures {
  const sums = sumsOf(positions)
  const [wins, losses] = [positions.filter(isWon), positions.filter(isLost)]
  return {
    ...sums,
    winRate: sums.count === 0 ? undefined : divideDecimals(sums.won, sums.count, 4),
    averageWin: average(wins),
    averageLoss: average(losses),
    byInstrument: groupsOf(positions, ({ code }) => code).toSorted((a, b) => compareDecimals(b.net, a.net)),
    byDay: groupsOf(positions, closingDay).toSorted((a, b) => a.key.localeCompare(b.key)),
  }
}

const sumsOf = (positions: readonly Position[]): ResultSums => ({
  count: positions.length,
  won: positions.filter(isWon).length,
  lost: positions.filter(isLost).length,
  net: addDecimals('0.00', ...positions.map(({ net }) => net)),
  fees: addDecimals('0.00', ...positions.flatMap(({ openFee, closeFee = '0.00' }) => [openFee, closeFee])),
})

const average = (positions: readonly Position[]): string | undefined =>
  positions.length === 0 ? undefined : divideDecimals(sumsOf(positions).net, positions.length, 2)

const groupsOf = (positions: readonly Position[], keyOf: (position: Position) => string): ResultGroup[] =>
  [...new Set(positions.map(keyOf))].map((key) => ({
    key,
    ...sumsOf(positions.filter((position) => keyOf(position) === key)),
  }))

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

/** Which closed positions are listed: those behind one figure of the results. */
export interface ResultsFilter {
  readonly outcome?: 'won' | 'lost' | undefined
  readonly code?: string | undefined
  /** The UTC day they were closed on, as `2026-01-10`. */
  readonly day?: string | undefined
}

/** The filter as fields of a link; what makes no sense is left out. */
export const resultsFields = {
  outcome: anyOf(['won', 'lost']),
  code: word,
  day: {
    read: (raw: string | null) => day.read(raw) || undefined,
    write: (value: string | undefined) => value ?? '',
  },
} satisfies { [Name in keyof ResultsFilter]-?: QueryField<ResultsFilter[Name]> }

/** Whether anything is left out. */
export const isFiltered = ({ outcome, code, day }: ResultsFilter): boolean =>
  outcome !== undefined || code !== undefined || day !== undefined

/** The positions behind a figure. */
export const filterResults = (
  positions: readonly Position[],
  { outcome, code, day }: ResultsFilter,
): readonly Position[] =>
  positions.filter(
    (position) =>
      (outcome === undefined || (outcome === 'won' ? isWon(position) : isLost(position))) &&
      (code === undefined || position.code === code) &&
      (day === undefined || closingDay(position) === day),
  )

/** What every part of the results is given: each of their figures leads to the positions behind it. */
export interface ResultsProps {
  readonly filter: ResultsFilter
  readonly onFilter: (filter: ResultsFilter) => void
}
