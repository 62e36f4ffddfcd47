import { prefix } from '../client/operation-policy.ts'

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

/** Each line of the table: the path behind the prefix, the operationId, and the words that follow. */
const rowsOf = (table: string) =>
  table.split('\n').map((line) => {
    const [place = '', ...words] = line.split(' ')
    const [path = '', id = path.replace(/^.*?\/|\/\{.*/g, '')] = place.split('=')
    return { path, id, words }
  })

/**
 * Reads operations as they are shipped: a line each, of path behind the prefix, method, auth, effect, demo, `$` where
 * money moves, seconds and field of the cache rule, success codes and refusals. The operationId is the word behind the
 * tag; another one follows the path behind `=`.
 */
export const readOperations = <Id extends string>(table: string): Readonly<Record<Id, OperationInfo>> =>
  Object.fromEntries(
    rowsOf(table).map(({ path, id, words }): readonly unknown[] => {
      const [method, auth, effect, demo, money, rule = '', codes = ''] = words
      const [ttl, field, ...values] = rule.split(',')
      const info = {
        method,
        path: prefix + path,
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
    }),
  )

/** Reads the refusals of the same table. */
export const readRefusals = <Id extends string>(table: string): Readonly<Record<Id, readonly string[]>> =>
  Object.fromEntries(rowsOf(table).map(({ id, words }): readonly unknown[] => [id, words.slice(7)]))
