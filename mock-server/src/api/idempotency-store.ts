import { error, httpError, type Reply, tooManyRequests } from '../contract/reply.ts'
import type { CancelledAttempt, KeptAnswer } from '../core/tables/engine.ts'
import type { Attempt } from '../runtime/journal.ts'
import type { SandboxTables } from '../runtime/tables.ts'
import type { World } from '../runtime/world.ts'
import type { Tables } from '../store/store.ts'

/** How long an answer is kept at least, in real time. */
const KEPT_MS = 24 * 3_600_000
/** How many attempts are kept for one user; when all are younger than {@link KEPT_MS}, a new one has to wait. */
export const MOST_KEPT = 1_000

/** The same key with another body. */
const KEY_REUSED = httpError(422, '', { key: 'idempotencyKeyReused' })
/** The same key while its first call is not answered yet. */
const STILL_RUNNING = httpError(409, '', { key: 'idempotencyKeyRunning' })

const replayOf = ({ status, code, envelope }: KeptAnswer): Reply => ({
  status,
  code,
  msg: '',
  result: null,
  envelope,
  headers: { 'Idempotent-Replayed': 'true' },
})

/** What is kept of an attempt, which may be older than {@link KEPT_MS} while its place is not needed. */
export const keptOf = ({ store }: World, id: string): KeptAnswer | CancelledAttempt | undefined =>
  store.read.keptAnswers.get(id)

/** How long a user has to wait before a new attempt can be kept, in real milliseconds; 0 when there is room. */
export const waitForRoom = ({ store, running, realNow }: World, userId: string): number => {
  const kept = [...store.read.keptAnswers.listBy('user', [userId])]
  let taken = kept.length
  for (const { userId: other } of running.values()) if (other === userId) taken++
  if (taken < MOST_KEPT) return 0
  const leaving = kept[taken - MOST_KEPT]
  return leaving === undefined ? KEPT_MS : Math.max(0, leaving.at + KEPT_MS - realNow())
}

/** The answer to an attempt that must not be carried out; undefined for one that may be. */
export const answerBefore = (world: World, { id, userId, fingerprint }: Attempt): Reply | undefined => {
  if (world.running.has(id)) return STILL_RUNNING
  const kept = keptOf(world, id)
  if (kept && 'cancelledAt' in kept) return error('attemptCancelled')
  if (kept && world.realNow() - kept.at < KEPT_MS)
    return kept.fingerprint === fingerprint ? replayOf(kept) : KEY_REUSED
  const wait = kept ? 0 : waitForRoom(world, userId)
  return wait > 0 ? tooManyRequests(wait) : undefined
}

/** Puts an attempt in place of one that has been kept long enough, where there are too many. */
const put = ({ keptAnswers }: Tables<SandboxTables>, row: KeptAnswer | CancelledAttempt): void => {
  keptAnswers.put(row)
  const kept = [...keptAnswers.listBy('user', [row.userId])]
  for (const old of kept.slice(0, Math.max(0, kept.length - MOST_KEPT)))
    if (row.at - old.at >= KEPT_MS) keptAnswers.delete(old.id)
}

/** Whether an answer is definite: a fault of the server, or a call that came too soon, may be tried again. */
const isDefinite = ({ status }: Reply): boolean => status < 500 && status !== 429

/** Keeps an answer, in the transaction of what it tells about. */
export const keepAnswer = (
  tables: Tables<SandboxTables>,
  attempt: Attempt,
  reply: Reply,
  envelope: string,
  realNow: number,
): void => {
  if (isDefinite(reply))
    put(tables, { ...attempt, status: reply.status, code: reply.code, envelope, at: realNow })
}

/** Makes sure that an attempt which has not arrived is never carried out. */
export const cancelAttempt = (
  tables: Tables<SandboxTables>,
  attempt: Pick<Attempt, 'id' | 'userId'>,
  now: number,
  realNow: number,
): void => put(tables, { ...attempt, cancelledAt: now, at: realNow })
