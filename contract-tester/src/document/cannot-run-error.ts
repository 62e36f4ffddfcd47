import type { Report } from '../findings/report.ts'

/** The check could not run: one line says why. The command ends with exit code 2. */
export class CannotRunError extends Error {
  override readonly name = 'CannotRunError'
  /** What was found before, when the check had begun. */
  report: Report | undefined
}
