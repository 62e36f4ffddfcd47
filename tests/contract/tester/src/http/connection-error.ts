import { CannotRunError } from '../document/cannot-run-error.ts'

interface Target {
  readonly baseUrl: string
  readonly timeoutMs: number
}

/** One line about a server that gives no answer: not there, no TLS, silent, or gone in the middle. */
export function connectionError(
  { baseUrl, timeoutMs }: Target,
  calls: number,
  cause: unknown,
): CannotRunError {
  const error = cause as Error & { cause?: { code?: string; message?: string } }
  const code = error.cause?.code ?? ''
  const reason = error.cause?.message ?? error.message
  const isLate = error.name === 'TimeoutError' || error.name === 'AbortError'
  const line = (): string => {
    if (isLate && calls === 1) return `${baseUrl} did not answer within ${timeoutMs} ms.`
    if (/CERT|TLS|SSL|SELF_SIGNED|EPROTO|ALTNAME/.test(code) || /certificate|SSL|TLS/i.test(reason))
      return `${baseUrl} cannot be reached over TLS: ${reason.split('\n')[0]}.`
    if (calls === 1) return `${baseUrl} cannot be reached: ${reason.split('\n')[0] || code}.`
    return `${baseUrl} stopped answering after ${calls} calls: ${isLate ? `nothing within ${timeoutMs} ms` : reason.split('\n')[0]}.`
  }
  return new CannotRunError(line(), { cause })
}
