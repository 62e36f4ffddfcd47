/** A price drawn as a line across the chart: where a position was opened, a stop, a strike. */
export interface ChartLevel {
  /** Tells it from the others; the same for as long as it is the same line. */
  readonly id: string
  readonly price: number
  /** What stands at that price, in the user's words. */
  readonly title: string
}
