import type { ApiDocument } from '../../src/document/api-document.ts'
import type { Operation } from '../../src/document/operation.ts'
import type { Layer } from '../../src/findings/violation.ts'
import type { Resource } from '../../src/plan/resources.ts'
import type { Handler } from '../server/handler.ts'

/** What faults of a document are derived from. */
export interface FaultContext {
  readonly document: ApiDocument
  readonly operations: readonly Operation[]
  readonly resources: readonly Resource[]
  readonly isFor: (operation: Operation, request: Request) => boolean
}

/** One faulty server: which operation it concerns, and how the conforming server is changed. */
export interface Fault {
  readonly operation: Operation
  readonly wrap: (conforming: Handler) => Handler
}

/** A kind of fault: where in a document it can occur. */
export interface FaultKind {
  readonly name: string
  readonly layer: Layer
  readonly faults: (context: FaultContext) => Fault[]
}
