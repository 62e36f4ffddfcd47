import type { Mode } from '../ledger/entry.ts'
import { sha256 } from '../security/sha256.ts'
import { canonicalJson } from '../store/canonical-json.ts'
import type { ReadTables, Tables } from '../store/store.ts'
import type { SandboxTables } from '../store/tables.ts'
import { problem, type Reply } from './reply.ts'

/** How long an answer is kept, in real time. */
export const KEPT_MS = 24 * 3_600_000
/** Answers kept per world; older ones go first. */
const CAPACITY = 10_000

/** The same key with another body. */
const KEY_REUSED = problem(422, '', { code: '11014' })
/** The same key while its first call is not answered yet. */
export const STILL_RUNNING = problem(409, '', { code: '11015' })

/** A call that carries an idempotency key, as digests: a key has one meaning per user, mode and path. */
export interface KeyedCall {
  readonly id: string
  readonly fingerprint: string
}

/**
 * Makes the digests of a call. The body may hold a password of six digits, so its digest is salted with the key,
 * which nobody keeps.
 *
 * @param call the key as it came, quoted or bare; the body as JSON.
 */
export const keyedCall = (call: {
  readonly key: string
  readonly userId: string
  readonly mode: Mode
  readonly path: string
  readonly body: unknown
}): KeyedCall => {
  const key = call.key.replace(/^"(.*)"$/, '$1')
  return {
    id: sha256([call.userId, call.mode, call.path, key].join('\n')),
    fingerprint: sha256(`${key}\n${canonicalJson(call.body ?? null)}`),
  }
}

/** The answer that was given before, or the refusal of a key that meant something else; undefined for a new key. */
export const findAnswer = (
  { keptAnswers }: ReadTables<SandboxTables>,
  call: KeyedCall,
  realNow: number,
): Reply | undefined => {
  const kept = keptAnswers.get(call.id)
  if (!kept || realNow - kept.at >= KEPT_MS) return undefined
  if (kept.fingerprint !== call.fingerprint) return KEY_REUSED
  const { status, code, envelope } = kept
  return { status, code, msg: '', result: null, envelope, headers: { 'Idempotent-Replayed': 'true' } }
}

/** Whether an answer is definite: a fault of the server, or a call that came too soon, may be tried again. */
const isDefinite = ({ status }: Reply): boolean => status < 500 && status !== 429

/** Keeps an answer, in the transaction of what it tells about. */
export const keepAnswer = (
  { keptAnswers }: Tables<SandboxTables>,
  call: KeyedCall,
  reply: Reply,
  envelope: string,
  realNow: number,
): void => {
  if (!isDefinite(reply)) return
  for (const oldest of keptAnswers.listBy('at', [])) {
    if (keptAnswers.size < CAPACITY && realNow - oldest.at < KEPT_MS) break
    keptAnswers.delete(oldest.id)
  }
  keptAnswers.put({ ...call, status: reply.status, code: reply.code, envelope, at: realNow })
}
