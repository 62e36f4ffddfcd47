import type { ApiDocument } from '../document/api-document.ts'
import type { PlannedCall } from '../plan/describe-plan.ts'
import type { Mode } from './run.ts'

/** What to check, and how. */
export interface CheckOptions {
  readonly document: ApiDocument
  /** Origin of the server, with a path when the API has one that the document does not say. */
  readonly baseUrl: string
  readonly token?: string | undefined
  /** Token of another user. */
  readonly secondToken?: string | undefined
  /** Headers of each call. */
  readonly headers?: Readonly<Record<string, string>>
  /** Ids of the only operations to check. */
  readonly only?: readonly string[] | undefined
  /** Ids of operations to leave out. */
  readonly skip?: readonly string[] | undefined
  /** Rules to leave out. */
  readonly skipRules?: readonly string[] | undefined
  /** @default 'safe' */
  readonly mode?: Mode
  /** The largest amount that a call may move. @default 0 */
  readonly maxMoney?: number
  /** Ids of operations that may change what was there before; `*` for all. @default none */
  readonly allow?: readonly string[] | undefined
  /** @default 1 */
  readonly seed?: number
  /** Of one call. @default 10000 */
  readonly timeoutMs?: number
  /** What any call may take; slower answers are violations. @default no limit */
  readonly maxResponseMs?: number | undefined
  /** Ends the check when it is aborted, with what was found until then. */
  readonly signal?: AbortSignal | undefined
  /** Calls a second. @default no limit */
  readonly rate?: number | undefined
  /** Whether undeclared properties are violations too. @default false */
  readonly isStrict?: boolean
  /** What makes the calls. @default the global fetch */
  readonly fetch?: typeof globalThis.fetch
  /** AsyncAPI document of a feed on the same server. */
  readonly feed?: string | undefined
  /**
   * Origin of the pages of an app that the server is to carry: then it is checked for what they need besides, such as
   * CORS. @default nothing of it is checked
   */
  readonly origin?: string | undefined
  /** Told before each step. */
  readonly onProgress?: (done: number, all: number, step: string) => void
  /** Told how operations will be called, before the first call. */
  readonly onPlan?: (plan: readonly PlannedCall[]) => void
}
