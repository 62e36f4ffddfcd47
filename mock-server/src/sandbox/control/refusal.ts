/** A control call that is not carried out, and why. Nothing has changed. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: 400 | 401 | 403 | 404 | 405 | 409
  /** A short word for programs. */
  readonly error: string

  constructor(status: Refusal['status'], error: string, detail: string) {
    super(detail)
    this.status = status
    this.error = error
  }
}

/** Something in the call is not as it has to be. */
export const invalid = (detail: string): Refusal => new Refusal(400, 'invalid', detail)

/** What the call names does not exist. */
export const notFound = (detail: string): Refusal => new Refusal(404, 'notFound', detail)

/** The call does not fit the present state. */
export const conflict = (detail: string): Refusal => new Refusal(409, 'conflict', detail)

/** The answer: plain JSON, no envelope. */
export interface ControlReply {
  readonly status: number
  readonly body: string
}

/** A refusal as an answer. */
export const refusalReply = ({ status, error, message }: Refusal): ControlReply => ({
  status,
  body: JSON.stringify({ error, detail: message }),
})
