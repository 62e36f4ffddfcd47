/** Thrown where a part of the app is shown whose code or texts did not arrive. */
export class NotLoadedError extends Error {
  override readonly name = 'NotLoadedError'
  /** Asks for it again; once this succeeds, showing the part anew works. */
  readonly retry: () => Promise<unknown>

  constructor(cause: unknown, retry: () => Promise<unknown>) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.retry = retry
  }
}
