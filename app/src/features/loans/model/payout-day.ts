const DAY_MS = 86_400_000

/** Start of the day that a quote was worked out for, epoch milliseconds: the day it would be paid out. */
export function payoutDayOf(quote: { readonly repaymentDate: string; readonly termDays: number }): number {
  const dueDay = Math.floor(Date.parse(quote.repaymentDate) / DAY_MS)
  return (dueDay - quote.termDays) * DAY_MS
}
