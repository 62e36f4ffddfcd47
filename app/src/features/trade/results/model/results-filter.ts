import type { Position } from '#features/trade/shared/model/position.ts'
import { closingDay, isLost, isWon } from './trading-results.ts'

/** Which closed positions are listed: those behind one figure of the results. */
export interface ResultsFilter {
  readonly outcome?: 'won' | 'lost' | undefined
  readonly code?: string | undefined
  /** The UTC day they were closed on, as `2026-01-10`. */
  readonly day?: string | undefined
}

/** The filter that an address names; what it does not know is left out. */
export function resultsFilterOf(params: URLSearchParams): ResultsFilter {
  const outcome = params.get('outcome')
  const day = params.get('day')
  return {
    outcome: outcome === 'won' || outcome === 'lost' ? outcome : undefined,
    code: params.get('code') ?? undefined,
    day: day !== null && /^\d{4}-\d\d-\d\d$/.test(day) ? day : undefined,
  }
}

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
