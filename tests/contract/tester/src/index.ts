export { type CheckOptions, checkApi, type Report } from './check-api.ts'
export { CannotRunError } from './document/cannot-run-error.ts'
export { type ApiDocument, documentFrom, loadDocument } from './document/load-document.ts'
export type { Skipped, Violation } from './report/violation.ts'
