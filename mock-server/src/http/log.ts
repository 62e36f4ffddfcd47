import { destination, pino } from 'pino'
import type { ServedRequest } from './observe-requests.ts'

/** What a process says of itself, a line of JSON each. */
export interface Log {
  /** Something that the operator should know. */
  notice(text: string, facts?: Readonly<Record<string, string | number | undefined>>): void
  /** An internal error of the mock server. */
  fault(error: Error): void
  served(request: ServedRequest): void
}

/** Only these fields: errors of libraries may also contain the request, which is not logged. */
const describe = ({ name, message, stack, cause }: Error): object => ({
  name,
  message,
  stack,
  ...(cause instanceof Error && { cause: { name: cause.name, message: cause.message } }),
})

/**
 * Writes structured logs. Only what is named here gets in: no path with values, no query, no header, no body and no
 * address, so that no token, password, code or key can be in a line.
 *
 * @param stream where to. @default standard error
 */
export const createLog = (
  stream: { write(line: string): void } = destination({ fd: 2, sync: true }),
): Log => {
  const log = pino(
    { base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters: { level: (level) => ({ level }) } },
    stream,
  )
  return {
    notice: (text, facts = {}) => log.info({ event: 'notice', ...facts }, text),
    fault: (error) => log.error({ event: 'fault', error: describe(error) }, error.message),
    served({ ms, isAborted, ...rest }) {
      const level = rest.status >= 500 ? 'warn' : 'info'
      log[level]({ event: 'request', ...rest, ms: Math.round(ms * 10) / 10, ...(isAborted && { isAborted }) })
    },
  }
}
