import { prefix, ruleOf } from '../client/operation-policy.ts'
import { policy } from '../gen/policy.ts'

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

/** Each operation of the table, with the words of its line. */
const rowsOf = (table: string) =>
  table.split('\n').flatMap((line) => {
    const [method, auth, demo, successes = '', ...places] = line.split(' ')
    return places.map((place) => {
      const [name = '', ...refusals] = place.split(',')
      const [path = '', id = path.replace(/^.*?\/|\/\{.*/g, '')] = name.split('=')
      return { path: prefix + path, tag: path.split('/')[0], id, method, auth, demo, successes, refusals }
    })
  })

/**
 * Reads operations as they are shipped: lines of method, auth, demo and success codes, and the operations that they are
 * for. Each is its path behind the prefix and its refusals counted from 10000; the operationId is the word behind the
 * tag, another one follows the path behind `=`. What they do and how long their answers keep is said by the policy.
 */
export const readOperations = <Id extends string>(table: string): Readonly<Record<Id, OperationInfo>> =>
  Object.fromEntries(
    rowsOf(table).map(({ id, path, tag, method, auth, demo, successes }): readonly unknown[] => {
      const [seconds, field, ...values] = ruleOf(policy, path)
      const isGet = method === 'get'
      const info = {
        method,
        path,
        tag,
        auth,
        effect: isGet || seconds === 0 ? 'read' : 'write',
        demo,
        money: !isGet && seconds === 1,
        cache:
          isGet && seconds > 0
            ? { ttl: seconds, ...(field && { neverWhile: { [field]: values } }) }
            : 'never',
        successCodes: successes.split(','),
      }
      return [id, info]
    }),
  )

/** Reads the refusals of the same table; whoever asks for a token may also say that it has expired. */
export const readRefusals = <Id extends string>(table: string): Readonly<Record<Id, readonly string[]>> =>
  Object.fromEntries(
    rowsOf(table).map(({ id, auth, refusals }): readonly unknown[] => [
      id,
      [...(auth === 'token' ? ['401'] : []), ...refusals.map((code) => String(10_000 + Number(code)))],
    ]),
  )
