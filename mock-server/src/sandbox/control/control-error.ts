/** A control call that is not carried out, and why. Nothing has changed. */
export class ControlError extends Error {
  override readonly name = 'ControlError'
  readonly status: 400 | 401 | 403 | 404 | 405 | 409
  /** A short word for programs. */
  readonly error: string

  constructor(status: ControlError['status'], error: string, detail: string) {
    super(detail)
    this.status = status
    this.error = error
  }
}

/** Something in the call is not as it has to be. */
export const invalid = (detail: string): ControlError => new ControlError(400, 'invalid', detail)

/** What the call names does not exist. */
export const notFound = (detail: string): ControlError => new ControlError(404, 'notFound', detail)

/** The call does not fit the present state. */
export const conflict = (detail: string): ControlError => new ControlError(409, 'conflict', detail)

/** The answer: plain JSON, no envelope. */
export interface ControlReply {
  readonly status: number
  readonly body: string
}

/** A control error as an answer. */
export const controlErrorReply = ({ status, error, message }: ControlError): ControlReply => ({
  status,
  body: JSON.stringify({ error, detail: message }),
})
