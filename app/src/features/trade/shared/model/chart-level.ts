/** What a level marks. */
export type ChartLevelKind = 'entry' | 'stopLoss' | 'takeProfit' | 'strike' | 'alert'

/** A price drawn as a line across the chart: where a position was opened, a stop, a strike, an alert. */
export interface ChartLevel {
  /** Tells it from the others; the same for as long as it is the same line. */
  readonly id: string
  readonly kind: ChartLevelKind
  readonly price: number
  /** What is at that price, in the user's words. */
  readonly title: string
  /** The same where there is little width. */
  readonly shortTitle: string
  /** Whether it is not ordered yet: its title says so, which takes more room than a label has. */
  readonly isDraft?: boolean | undefined
  /** What the position comes to in dollars when it closes at a price; for an entry, at the present price. */
  readonly netAt?: ((price: number) => string) | undefined
  /** Present where the user may move it. */
  readonly move?: LevelMove | undefined
}

/** How a level is moved: nothing is sent before it was reviewed. */
export interface LevelMove {
  /** What is moved: "Stop loss of Long 0.10". */
  readonly name: string
  /** Why a price cannot be taken; undefined where it can. */
  readonly errorAt: (price: number) => string | undefined
  /** Asks the user to confirm a price. */
  readonly review: (price: number) => void
}

/** A level while the user moves it. */
export interface MovedLevel {
  readonly id: string
  readonly price: number
}
