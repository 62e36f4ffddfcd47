import type { CallError } from './call-error.ts'
import { type ErrorFacts, SwxError } from './swx-error.ts'

type Capture = (target: object, above?: (...args: never[]) => unknown) => void
type Constructor = new (message: string, facts: ErrorFacts) => CallError

/** Whether stacks go on beyond an `await`: those of V8 do, at no cost. Bun's look like them and do not. */
const hasAsyncStacks = !('Bun' in globalThis) && /^\s+at /m.test(new Error().stack ?? '')

/** Where a call begins, for engines that forget it once the call waits. */
export const callSite = (): Error | undefined => (hasAsyncStacks ? undefined : new Error())

/**
 * The same error with the stack of the code that waits for the call, instead of that of the timer or socket by which
 * it was found. Each of several callers who share a request gets its own.
 *
 * @param above the function that the caller called; frames up to it are left out
 * @param site where the call began, in engines that need it
 */
export function atCaller(
  error: CallError,
  above: (...args: never[]) => unknown,
  site?: Error | undefined,
): CallError {
  if (!(error instanceof SwxError)) return error
  const { message, cause } = error
  const { name: _name, kind: _kind, key: _key, ...facts } = error as CallError & Record<string, unknown>
  const about = [error.method, error.path].filter(Boolean).join(' ')
  const says = about && message.startsWith(about) ? message.slice(about.length + 1) : message
  const copy = new (error.constructor as Constructor)(says, { ...(facts as ErrorFacts), cause })
  if (site) {
    const frames = (site.stack ?? '').split('\n').filter((line) => line !== 'Error')
    const value = [`${copy.name}: ${copy.message}`, ...frames].join('\n')
    Object.defineProperty(copy, 'stack', { value, configurable: true, writable: true })
  } else (Error as { captureStackTrace?: Capture }).captureStackTrace?.(copy, above)
  return copy
}
