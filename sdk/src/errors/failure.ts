import { AbortedError } from './aborted-error.ts'
import { BusinessError } from './business-error.ts'
import type { CallError } from './call-error.ts'
import { ConfigurationError } from './configuration-error.ts'
import { ContractError } from './contract-error.ts'
import { HttpError } from './http-error.ts'
import { NetworkError } from './network-error.ts'
import { SessionExpiredError } from './session-expired-error.ts'
import { type ErrorFacts, type ErrorKind, isSwxError } from './swx-error.ts'
import { TimeoutError } from './timeout-error.ts'

/**
 * How a call failed, as plain facts. It may be found by a timer or a socket, and concern several callers who share a
 * request; each of them, and each observer, gets an error that is built for it.
 */
export interface Failure extends ErrorFacts {
  readonly kind: ErrorKind
  /** What happened, without method and path. */
  readonly message: string
}

const classes = {
  aborted: AbortedError,
  business: BusinessError,
  configuration: ConfigurationError,
  contract: ContractError,
  http: HttpError,
  network: NetworkError,
  sessionExpired: SessionExpiredError,
  timeout: TimeoutError,
} satisfies Readonly<Record<ErrorKind, new (message: string, facts: ErrorFacts) => CallError>>

/** Builds the error of a failure. An error that a middleware or a `fetch` threw stays as it was built there. */
export function toError(failure: Failure): CallError {
  if (isSwxError(failure)) return failure as CallError
  const { kind, message, ...facts } = failure
  return new classes[kind](message, facts)
}

type Capture = (target: object, above?: (...args: never[]) => unknown) => void

/** Whether stacks go on beyond an `await`: those of V8 do, at no cost. Bun's look like them and do not. */
const hasAsyncStacks = !('Bun' in globalThis) && /^\s+at /m.test(new Error().stack ?? '')

/** Where a call begins, for engines that forget it once the call waits. */
export const callSite = (): Error | undefined => (hasAsyncStacks ? undefined : new Error())

/**
 * Builds the error of a failure with the stack of the code that waits for the call.
 *
 * @param above the function that the caller called; frames up to it are left out
 * @param site where the call began, in engines that need it
 */
export function toErrorAt(
  failure: Failure,
  above: (...args: never[]) => unknown,
  site: Error | undefined,
): CallError {
  const error = toError(failure)
  if (error === failure) return error
  if (site) {
    const frames = (site.stack ?? '').split('\n').filter((line) => line !== 'Error')
    const value = [`${error.name}: ${error.message}`, ...frames].join('\n')
    Object.defineProperty(error, 'stack', { value, configurable: true, writable: true })
  } else (Error as { captureStackTrace?: Capture }).captureStackTrace?.(error, above)
  return error
}
