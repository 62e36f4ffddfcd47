import type { CallError } from '../errors/call-error.ts'
import type { Failure } from '../errors/failure.ts'

/**
 * What a call answers; it does not throw. `data` is the whole success envelope, every other outcome is `error`.
 * Answers that come from the cache or are shared between callers are frozen: copy before you change one.
 */
export type Answer<Data = unknown, Code extends string = string> =
  | { readonly data: Data; readonly error?: never; readonly response: Response }
  | { readonly data?: never; readonly error: CallError<Code>; readonly response?: Response }

/** How a request ended, before it is given to its callers. */
export type Outcome =
  | { readonly data: unknown; readonly failure?: never; readonly response: Response }
  | { readonly data?: never; readonly failure: Failure; readonly response?: Response }
