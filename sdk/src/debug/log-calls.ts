import type { CallHooks, CallOutcome } from '../client/call-hooks.ts'
import { operationAt } from '../client/operation-table.ts'

/** Writes one line. */
export type WriteLine = (line: string) => void

const rounded = (ms: number) => `${Math.round(ms)} ms`

/**
 * Hooks that write a line for each request: method, path, milliseconds, code and request id. No header, query or body.
 * Each wait for another try, and each GET that the cache or a request under way answers, is a line as well. The first
 * answer that says that its operation is deprecated is followed by a line about that.
 *
 * @param write @default console.debug
 * @example
 * const client = createClient({ ...options, ...logCalls() })
 * // GET /swx/customer/index/listMarketByType 12 ms 200 t-4711
 */
// biome-ignore lint/suspicious/noConsole: printing is what this is for
export function logCalls(write: WriteLine = console.debug): CallHooks {
  const told = new Set<string>()
  const tellDeprecated = ({ method, path, deprecation, sunset }: CallOutcome) => {
    const operation = `${method} ${operationAt(path)?.path ?? path}`
    if ((deprecation === undefined && sunset === undefined) || told.has(operation)) return
    told.add(operation)
    write(`${operation} is deprecated${sunset === undefined ? '' : ` and ends on ${sunset}`}`)
  }
  return {
    onResponse: (outcome) => {
      const { method, path, ms, status, code, traceId, error } = outcome
      const known = [code ?? status ?? error?.kind, traceId]
      write([method, path, rounded(ms), ...known.filter((part) => part !== undefined)].join(' '))
      tellDeprecated(outcome)
    },
    onRetry: ({ method, path, tries, delayMs }) =>
      write(`${method} ${path} try ${tries} failed, next in ${rounded(delayMs)}`),
    onCacheHit: ({ path, kind }) => write(`GET ${path} ${kind}`),
  }
}
