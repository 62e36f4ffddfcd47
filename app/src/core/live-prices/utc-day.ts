/** The UTC calendar day of a moment, `yyyy-MM-dd`. */
export function utcDay(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 10)
}
