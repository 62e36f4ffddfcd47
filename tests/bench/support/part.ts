import type { Measure } from './report.ts'

/** What a part may want to be there before it measures. `prepare.ts` says how each is met. */
export type Need = 'app' | 'browser' | 'contract' | 'demo' | 'packages' | 'sdk' | 'server' | 'types'

/** What a part found. */
export interface Found {
  readonly measures: readonly Measure[]
  /** Single values behind the measures, for a closer look. */
  readonly details?: unknown
}

/** The smallest thing that `npm run bench` runs by itself. */
export interface Part {
  /** The name of its benchmark, a slash, and its own: `mock/writes`. */
  readonly name: string
  /** What it measures, in a few words. */
  readonly title: string
  readonly needs: readonly Need[]
  /** How long it may take, several times what it does take. @default 10 */
  readonly minutes?: number
  /** Imports what it uses only now: nothing has to be built to know that the part exists. */
  measure(): Promise<Found>
}

/** Parts about one thing, whose figures are kept in one file. */
export interface Benchmark {
  readonly name: string
  readonly title: string
  readonly parts: readonly Part[]
}
