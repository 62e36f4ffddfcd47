import { CannotRunError } from '../document/cannot-run-error.ts'

interface Target {
  readonly baseUrl: string
  readonly timeoutMs: number
}

/** What Node says of a connection; one that was tried at several addresses has an error for each, and no words of its own. */
interface ConnectionCause {
  readonly code?: string
  readonly message?: string
  readonly errors?: readonly Error[]
}

/** What to look at, by the code of what went wrong. */
const advice: Readonly<Record<string, string>> = {
  ENOTFOUND: 'Is its name spelt right?',
  EAI_AGAIN: 'Is there a network?',
  ECONNREFUSED: 'Is it started, and on this port?',
  ETIMEDOUT: 'Is there a firewall or a VPN on the way?',
  UND_ERR_CONNECT_TIMEOUT: 'Is there a firewall or a VPN on the way?',
}

/** One line about a server that gives no answer: not there, no TLS, silent, or gone in the middle. */
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
