import { CannotRunError } from '../document/cannot-run-error.ts'

interface Target {
  readonly baseUrl: string
  readonly timeoutMs: number
}

/** The message of Node about a connection. If several addresses were tried, only the error of each address has one. */
interface ConnectionCause {
  readonly code?: string
  readonly message?: string
  readonly errors?: readonly Error[]
}

/** What the user should check, by the code of the error. */
const advice: Readonly<Record<string, string>> = {
  ENOTFOUND: 'Is its name spelt right?',
  EAI_AGAIN: 'Is there a network?',
  ECONNREFUSED: 'Is it started, and on this port?',
  ETIMEDOUT: 'Is there a firewall or a VPN on the way?',
  UND_ERR_CONNECT_TIMEOUT: 'Is there a firewall or a VPN on the way?',
}

/** One line about a server that does not answer: not reachable, without TLS, too slow, or disconnected in an answer. */
export function connectionError(
  { baseUrl, timeoutMs }: Target,
  calls: number,
  thrown: unknown,
): CannotRunError {
  const error = thrown as Error & { cause?: ConnectionCause }
  const cause = error.cause
  const code = cause?.code ?? ''
  const [reason] = (cause?.message || cause?.errors?.[0]?.message || code || error.message).split('\n')
  const isLate = error.name === 'TimeoutError' || error.name === 'AbortError'
  const line = (): string => {
    if (isLate && calls === 1) return `${baseUrl} did not answer within ${timeoutMs} ms.`
    if (/CERT|TLS|SSL|SELF_SIGNED|EPROTO|ALTNAME/.test(code) || /certificate|SSL|TLS/i.test(reason ?? ''))
      return `${baseUrl} cannot be reached over TLS: ${reason}.`
    if (calls === 1) return `${baseUrl} cannot be reached: ${reason}. ${advice[code] ?? ''}`.trimEnd()
    return `${baseUrl} stopped answering after ${calls} calls: ${isLate ? `nothing within ${timeoutMs} ms` : reason}.`
  }
  return new CannotRunError(line(), { cause: thrown })
}
