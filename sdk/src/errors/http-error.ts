import { isErrorOfKind, SwxError } from './swx-error.ts'

/** The backend answered with an HTTP status that is not a success; `code` is there when its body had one. */
export class HttpError extends SwxError {
  override readonly name = 'HttpError'
  readonly kind = 'http'
  declare readonly status: number
}

/** Whether a value is {@link HttpError}, of this copy of the package or another. */
export function isHttpError(value: unknown): value is HttpError {
  return isErrorOfKind(value, 'http')
}
