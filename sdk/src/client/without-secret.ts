/**
 * An error's cause, safe to print: some runtimes quote a header in their message, and a token has no place in a log.
 * A cause that does not quote the secret is kept as it is.
 */
export function withoutSecret(cause: unknown, secret: string | null): unknown {
  const { stack, cause: inner } = Object(cause) as Partial<Error>
  return secret && [cause, stack, inner].join().includes(secret)
    ? new Error(String(cause).replaceAll(secret, '***'))
    : cause
}
