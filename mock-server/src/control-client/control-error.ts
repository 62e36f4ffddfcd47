/** A control call that was not carried out: its message has the field and the rule, or the host that does not answer. */
export class ControlError extends Error {
  override readonly name = 'ControlError'
  /** HTTP status; 0 when nothing answered. */
  readonly status: number
  /** What kind of error it is, such as `invalid`, `notFound`, `conflict` or `unreachable`. */
  readonly reason: string
  /** What happened and what to do, without the name of the operation. */
  readonly detail: string

  constructor(operation: string, status: number, reason: string, detail: string, options?: ErrorOptions) {
    super(`${operation}: ${detail}`, options)
    this.status = status
    this.reason = reason
    this.detail = detail
  }
}

/** Whether something that was thrown is an error of the control plane. */
export const isControlError = (error: unknown): error is ControlError =>
  error instanceof Error && error.name === 'ControlError'
