/** The mock server cannot start as it was told to; the message says what to do. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
