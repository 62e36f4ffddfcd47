import type { Report } from '../findings/report.ts'

/** The check could not run: one line says why. The command ends with exit code 2. */
export class CannotRunError extends Error {
  override readonly name: string = 'CannotRunError'
  /** What was found until then, if the check had begun. */
  report: Report | undefined
}

/** The server redirects its callers, whatever they call. */
export class RedirectError extends CannotRunError {
  readonly asked: string
  readonly location: string
  constructor(message: string, asked: string, location: string) {
    super(message)
    this.asked = asked
    this.location = location
  }
}
