/** What a client must know of an operation to obey the contract. */
export interface OperationInfo {
  readonly method: 'get' | 'post'
  /** Whole path with its parameters in braces. */
  readonly path: string
  readonly tag: string
  /** `token`: a session is needed; `optional`: it works with or without one. */
  readonly auth: 'public' | 'optional' | 'token'
  /** After a successful `write`, cached answers are stale. */
  readonly effect: 'read' | 'write'
  /** In demo mode: acts on the demo ledger, does the same, is refused, or answers an empty list. */
  readonly demo: 'own' | 'same' | 'refused' | 'empty'
  /** Takes an Idempotency-Key. */
  readonly money: boolean
  /**
   * How long an answer may be kept, in seconds. `neverWhile` names values of a field of the result, or of a row of
   * its list, with which it may not be kept.
   */
  readonly cache:
    | 'never'
    | { readonly ttl: number; readonly neverWhile?: Readonly<Record<string, readonly string[]>> }
  readonly successCodes: readonly string[]
}

const lines = (text: string) => text.split('\n').map((line) => line.split(' '))

/**
 * Reads operations as they are shipped: a line each, of operationId, method, path behind the prefix, auth, effect, demo,
 * `$` where money moves, seconds and field of the cache rule, and success codes.
 */
export function readOperations<Id extends string>(text: string): Readonly<Record<Id, OperationInfo>> {
  const entries = lines(text).map(
    ([id, method, path = '', auth, effect, demo, money, rule = '', codes = '']) => {
      const [ttl, field, ...values] = rule.split(',')
      const info = {
        method,
        path: `/swx/customer/${path}`,
        tag: path.split('/')[0],
        auth,
        effect,
        demo,
        money: money === '$',
        cache:
          rule === '-' ? 'never' : { ttl: Number(ttl), ...(field && { neverWhile: { [field]: values } }) },
        successCodes: codes.split(','),
      }
      return [id, info]
    },
  )
  return Object.fromEntries(entries)
}

/** Reads refusals as they are shipped: a line per operation, of operationId and codes. */
export const readRefusals = <Id extends string>(text: string): Readonly<Record<Id, readonly string[]>> =>
  Object.fromEntries(lines(text).map(([id, ...codes]) => [id, codes]))
