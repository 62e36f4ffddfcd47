import type { CallHooks } from '../client/call-hooks.ts'

/** Writes one line. */
export type WriteLine = (line: string) => void

const rounded = (ms: number) => `${Math.round(ms)} ms`

/**
 * Hooks that write a line per call: method, path, milliseconds, code and request id. No header, query or body.
 *
 * @param write @default console.debug
 * @example
 * const client = createClient({ ...options, ...logCalls() })
 * // GET /swx/customer/index/listMarketByType 12 ms 200 t-4711
 */
// biome-ignore lint/suspicious/noConsole: printing is what this is for
export function logCalls(write: WriteLine = console.debug): CallHooks {
  return {
    onResponse: ({ method, path, ms, status, code, traceId, error }) => {
      const outcome = [code ?? status ?? error?.kind, traceId]
      write([method, path, rounded(ms), ...outcome.filter((part) => part !== undefined)].join(' '))
    },
    onRetry: ({ method, path, tries, delayMs }) =>
      write(`${method} ${path} try ${tries} failed, next in ${rounded(delayMs)}`),
    onCacheHit: ({ path, kind }) => write(`GET ${path} ${kind}`),
  }
}
