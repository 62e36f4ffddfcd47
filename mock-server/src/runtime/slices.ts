/** How long one slice of work may take, ms. */
const SLICE_MS = 10

/** Lets long work be done in slices, so that other calls are answered in between. */
export interface Slices {
  /** Whether it is time to let others go first. */
  readonly isOver: boolean
  /** Lets others go first. */
  next(): Promise<void>
}

/** Begins the first slice. */
export const beginSlices = (): Slices => {
  let end = performance.now() + SLICE_MS
  return {
    get isOver() {
      return performance.now() >= end
    },
    async next() {
      await new Promise((resolve) => setTimeout(resolve))
      end = performance.now() + SLICE_MS
    },
  }
}
