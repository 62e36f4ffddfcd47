/** A promise was broken by a command of a story. */
export class BrokenPromise extends Error {
  override readonly name = 'BrokenPromise'
  /** Which command, from 0. */
  readonly index: number

  constructor(index: number, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.index = index
  }
}
