/** What is left of an auction, in the two largest units; below an hour a countdown is shown instead. */
export type TimeLeft =
  | { readonly unit: 'days'; readonly days: number; readonly hours: number }
  | { readonly unit: 'hours'; readonly hours: number; readonly minutes: number }
  | { readonly unit: 'countdown' }
  | { readonly unit: 'over' }

/** Splits the milliseconds that are left. */
export function timeLeft(ms: number): TimeLeft {
  if (ms <= 0) return { unit: 'over' }
  const minutes = Math.floor(ms / 60_000)
  const hours = Math.floor(minutes / 60)
  if (hours >= 24) return { unit: 'days', days: Math.floor(hours / 24), hours: hours % 24 }
  if (hours > 0) return { unit: 'hours', hours, minutes: minutes % 60 }
  return { unit: 'countdown' }
}
