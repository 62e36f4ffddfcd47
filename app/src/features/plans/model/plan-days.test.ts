import { describe, expect, it } from 'vitest'
import { resultOf } from './plan.ts'
import { creditCalendar, dayMarks } from './plan-days.ts'

const credit = (day: string, at: string) => ({ day, at: `${at}T00:00:00.000Z`, amount: '20.00' })
const plan = {
  amount: '5000.00',
  dailyRate: '0.0040',
  days: 4,
  status: 'IN_PROGRESS',
  valueDate: '2026-01-11T00:00:00.000Z',
  profitDayList: [credit('2026-01-11', '2026-01-12'), credit('2026-01-12', '2026-01-13')],
}

describe('the days of a plan', () => {
  it('are marked credited, today and ahead while it runs', () => {
    expect(dayMarks({ days: 4, profitDays: 1, status: 'IN_PROGRESS' })).toEqual([
      'credited',
      'today',
      'ahead',
      'ahead',
    ])
  })

  it('are lost from the exit on', () => {
    expect(dayMarks({ days: 3, profitDays: 1, status: 'EARLY_EXIT' })).toEqual(['credited', 'lost', 'lost'])
  })

  it('are ahead in a status that is not known: nothing says that they are lost', () => {
    expect(dayMarks({ days: 3, profitDays: 1, status: 'PAUSED' })).toEqual(['credited', 'ahead', 'ahead'])
  })

  it('stand in the calendar with what was booked and what is still to come', () => {
    const days = creditCalendar(plan)
    expect(days.map(({ state }) => state)).toEqual(['credited', 'credited', 'ahead', 'ahead'])
    expect(days.at(-1)).toEqual({ day: 4, at: '2026-01-15T00:00:00.000Z', amount: '20.00', state: 'ahead' })
  })

  it('are all booked once the plan has matured', () => {
    const done = { ...plan, days: 2, status: 'COMPLETED' }
    expect(creditCalendar(done).every(({ state }) => state === 'credited')).toBe(true)
  })
})

describe('the result of a plan', () => {
  it('is what was credited, less the penalty of an early exit', () => {
    expect(resultOf({ distributedRevenue: '240.00' })).toBe('240.00')
    expect(resultOf({ distributedRevenue: '240.00', penalty: '250.00' })).toBe('-10.00')
  })
})
