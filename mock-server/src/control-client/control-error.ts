/** The mock server refused a control call: with the field and the rule in its message. */
export class ControlError extends Error {
  override readonly name = 'ControlError'
  /** HTTP status. */
  readonly status: number
  /** What kind of error it is, such as `invalid`, `notFound` or `conflict`. */
  readonly reason: string

  constructor(operation: string, status: number, reason: string, detail: string) {
    super(`${operation}: ${detail}`)
    this.status = status
    this.reason = reason
  }
}

/** Whether something that was thrown is an error of the control plane. */
export const isControlError = (error: unknown): error is ControlError =>
  error instanceof Error && error.name === 'ControlError'
