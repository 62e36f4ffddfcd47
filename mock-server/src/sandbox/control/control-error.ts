/** A control call that is not carried out, and why. Nothing has changed. */
export class ControlCallError extends Error {
  override readonly name = 'ControlCallError'
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 429 | 503
  /** A short word for programs. */
  readonly error: string

  constructor(status: ControlCallError['status'], error: string, detail: string) {
    super(detail)
    this.status = status
    this.error = error
  }
}

/** Something in the call is not as it has to be. */
export const invalid = (detail: string): ControlCallError => new ControlCallError(400, 'invalid', detail)

/** What the call names does not exist. */
export const notFound = (detail: string): ControlCallError => new ControlCallError(404, 'notFound', detail)

/** The call does not fit the present state. */
export const conflict = (detail: string): ControlCallError => new ControlCallError(409, 'conflict', detail)

/** The world cannot be served now. */
export const unavailable = (detail: string): ControlCallError =>
  new ControlCallError(503, 'unavailable', detail)

/** The call is about other worlds, too. */
export const needsServerKey = (): ControlCallError =>
  new ControlCallError(
    403,
    'serverKey',
    'This call needs the key of the server: the key of a world opens that world alone.',
  )

/** The answer: plain JSON, no envelope. */
export interface ControlReply {
  readonly status: number
  readonly body: string
}

/** A control error as an answer. */
export const controlErrorReply = ({ status, error, message }: ControlCallError): ControlReply => ({
  status,
  body: JSON.stringify({ error, detail: message }),
})
