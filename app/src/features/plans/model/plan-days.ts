import { applyRate } from '@swx/sdk/money'

/** One mark of a plan's progress. */
export type DayMark = 'credited' | 'today' | 'ahead' | 'lost'

/** What the marks of a plan depend on. */
export interface PlanDays {
  readonly days: number
  /** Days credited so far. */
  readonly profitDays: number
  readonly status: string
}

/** One mark a day: credited, the one under way, still ahead, or lost by leaving early. */
export function dayMarks({ days, profitDays, status }: PlanDays): readonly DayMark[] {
  const isOver = status === 'MATURED' || status === 'EARLY_EXIT'
  return Array.from({ length: days }, (_, at) => {
    if (at < profitDays) return 'credited'
    if (isOver) return 'lost'
    return at === profitDays && status === 'IN_PROGRESS' ? 'today' : 'ahead'
  })
}

const DAY = 86_400_000

/** What of a plan its calendar needs. */
interface CalendarPlan {
  readonly amount: string
  readonly dailyRate: string
  readonly days: number
  readonly status: string
  /** ISO time of the first earning day. */
  readonly valueDate: string
  readonly profitDayList: readonly { readonly day: string; readonly amount: string; readonly at: string }[]
}

/** One day of a plan: when it is credited, with how much, and where it stands. */
export interface CalendarDay {
  /** Number of the day, from 1. */
  readonly day: number
  /** ISO time of the credit. */
  readonly at: string
  readonly amount: string
  readonly state: 'credited' | 'ahead' | 'lost'
}

/** Every credit of a plan, booked ones as they were booked, the others as they will be or would have been. */
export function creditCalendar(plan: CalendarPlan): readonly CalendarDay[] {
  const daily = applyRate(plan.amount, plan.dailyRate)
  const isRunning = plan.status === 'IN_PROGRESS'
  const start = Date.parse(plan.valueDate)
  return Array.from({ length: plan.days }, (_, index) => {
    const booked = plan.profitDayList[index]
    if (booked) return { day: index + 1, at: booked.at, amount: booked.amount, state: 'credited' }
    const at = new Date(start + (index + 1) * DAY).toISOString()
    return { day: index + 1, at, amount: daily, state: isRunning ? 'ahead' : 'lost' }
  })
}
