/** One mark of a plan's progress. */
export type DayMark = 'credited' | 'today' | 'ahead' | 'lost'

/** What the marks of a plan depend on. */
export interface PlanProgress {
  readonly days: number
  /** Days credited so far. */
  readonly profitDays: number
  readonly status: string
}

/** One mark a day: credited, the one under way, still ahead, or lost by leaving early. */
export function dayMarks({ days, profitDays, status }: PlanProgress): readonly DayMark[] {
  const isOver = status === 'MATURED' || status === 'EARLY_EXIT'
  return Array.from({ length: days }, (_, at) => {
    if (at < profitDays) return 'credited'
    if (isOver) return 'lost'
    return at === profitDays && status === 'IN_PROGRESS' ? 'today' : 'ahead'
  })
}
