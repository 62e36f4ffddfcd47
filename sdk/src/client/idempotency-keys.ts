import type { Outcome } from './answer.ts'
import { hashText } from './hash-text.ts'
import { isClearError } from './outcome.ts'

/** Keys of intentions whose outcome is not known are kept for so many at most. */
const mostOpen = 100

/** A random UUID (version 4); `crypto.randomUUID` is missing on pages without TLS. */
const randomUuid = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => (byte + 256).toString(16).slice(1))
    .join('')
    .replace(/(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-')

/** With these the request may still be under way, or be carried out if it is sent once more. */
const openStatuses: readonly (number | undefined)[] = [408, 409, 429]

/** Whether an answer settles if the operation was carried out; otherwise the same request may be sent again. */
const isDefinitive = ({ failure }: Outcome) =>
  failure === undefined || (isClearError(failure) && !openStatuses.includes(failure.status))

/** The key of a request, and what is to be told how it ended. */
export type IdempotencyKeys = (...parts: readonly string[]) => {
  readonly key: string
  readonly settle: (outcome: Outcome) => void
}

/**
 * One key per intention to move money: the same request, sent again because its outcome is unknown, carries the
 * same key and is carried out once. After a definitive answer the next equal request is a new intention. Requests are
 * remembered as fingerprints: bodies may hold passwords.
 */
export function createIdempotencyKeys(): IdempotencyKeys {
  const open = new Map<string, string>()
  return (...parts) => {
    const intention = hashText(JSON.stringify(parts))
    const key = open.get(intention) ?? randomUuid()
    open.set(intention, key)
    for (const oldest of open.keys()) if (open.size > mostOpen) open.delete(oldest)
    return { key, settle: (outcome) => void (isDefinitive(outcome) && open.delete(intention)) }
  }
}
