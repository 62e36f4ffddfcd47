import type { ApiDocument } from '../../../../contract-tester/src/index.ts'

/** A server to check, and the document that it is checked against. */
export interface Target {
  readonly document: ApiDocument
  /** The document as a JSON file in the version of OpenAPI that the peer reads, with ids that exist. */
  readonly file: string
  readonly url: string
  /** A folder of the target's own, for what the peer writes. */
  readonly folder: string
}

/** A peer that is ready for one document; what answers at the address may change from check to check. */
export interface Checker {
  /** Checks the server. @returns the names of what the peer finds wrong, each the same in each run */
  check(): Promise<readonly string[]>
  close?(): Promise<void>
}

/** Another tool that checks servers against documents. */
export interface Peer {
  /** Name and version. */
  readonly name: string
  readonly openapi: '3.0.3' | '3.1.0'
  /** Whether it takes ids from an `enum`, because it sends no examples of parameters. */
  readonly needsIdsAsEnum?: boolean
  /** Whether it tries calls without a token by itself. Where not, the token is added in front of the server. */
  readonly sendsToken: boolean
  /** Why it cannot run on this machine. */
  readonly causeNotToRun?: () => string | undefined
  open(target: Target): Promise<Checker>
}
