/**
 * What the control plane did to one instrument, as plain data with its own time: part of the state, so that
 * prices stay a pure function of (seed, code, time, overlays). Times are ms of the virtual clock.
 */
export type MarketOverlay = PriceOverlay | ModelOverlay | HaltOverlay

/** From `at` the price is `ticks[0]`, and every `stepMs` the next; the last one stays or leads on. */
export interface PriceOverlay {
  readonly kind: 'price'
  readonly code: string
  readonly at: number
  /** Prices in whole ticks, at least one, each above 0. */
  readonly ticks: readonly number[]
  readonly stepMs: number
  /** `hold`: the last price stays. `follow`: the simulated movement goes on from it, in proportion. */
  readonly after: 'hold' | 'follow'
}

/** From `at` the simulated price is in force again; with `seed`, a path of another seed. */
export interface ModelOverlay {
  readonly kind: 'model'
  readonly code: string
  readonly at: number
  readonly seed?: number | string
}

/** From `at` trading is halted and the price held, or resumed and the price in force again. */
export interface HaltOverlay {
  readonly kind: 'halt' | 'resume'
  readonly code: string
  readonly at: number
}
