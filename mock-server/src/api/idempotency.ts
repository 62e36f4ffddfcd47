import { infoOf } from '../contract/contract.ts'
import { renderEnvelope } from '../contract/envelope.ts'
import { error, httpError, type Reply, tooManyRequests } from '../contract/reply.ts'
import type { CancelledAttempt, KeptAnswer } from '../core/tables/engine.ts'
import type { Mode } from '../ledger/entry.ts'
import type { Attempt } from '../runtime/journal.ts'
import type { SandboxTables } from '../runtime/tables.ts'
import type { World } from '../runtime/world.ts'
import { sha256 } from '../security/sha256.ts'
import { canonicalJson } from '../store/canonical-json.ts'
import type { ReadTables, Tables } from '../store/store.ts'
import type { Exchange, Step } from './exchange.ts'
import { isToHang, unanswered } from './steps/faults.ts'

type Rows = ReadTables<SandboxTables>

/** What keys of a world are salted with; empty in a world that an older version made. */
const saltOf = ({ keySalt }: Rows): string => keySalt.get('key')?.value ?? ''

/** The key without the quotes that the header may have. */
const bareKey = (key: string): string => key.replace(/^"(.*)"$/, '$1')

/** What is shown of a key: equal for equal keys of a world, and the key cannot be read from it. */
export const keyDigest = (rows: Rows, key: string): string => sha256(`${saltOf(rows)}\n${bareKey(key)}`)

/** Names an attempt by digests: a key has one meaning per user, mode and path. */
export const attemptId = (
  rows: Rows,
  { key, userId, mode, path }: { key: string; userId: string; mode: Mode; path: string },
): string => sha256([userId, mode, path, saltOf(rows) + bareKey(key)].join('\n'))

/**
 * A keyed call as digests. The body may hold a password of six digits, so its digest is salted with the key, which
 * is kept nowhere.
 *
 * @param call the key as it came, quoted or bare; the body as JSON.
 */
export const attemptOf = (
  rows: Rows,
  call: {
    readonly key: string
    readonly userId: string
    readonly mode: Mode
    readonly path: string
    readonly body: unknown
  },
): Attempt => ({
  id: attemptId(rows, call),
  userId: call.userId,
  fingerprint: sha256(`${saltOf(rows)}${bareKey(call.key)}\n${canonicalJson(call.body ?? null)}`),
})

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

/** The attempts of a user, the oldest first, up to a number. */
const oldestOf = (keptAnswers: Rows['keptAnswers'], userId: string, most: number) => {
  const oldest: (KeptAnswer | CancelledAttempt)[] = []
  for (const row of keptAnswers.listBy('user', [userId])) {
    if (oldest.length >= most) break
    oldest.push(row)
  }
  return oldest
}

/** How long a user has to wait before a new attempt can be kept, in real milliseconds; 0 when there is room. */
export const waitForRoom = ({ store, running, realNow }: World, userId: string): number => {
  const { keptAnswers } = store.read
  let taken = keptAnswers.countBy('user', [userId])
  for (const { userId: other } of running.values()) if (other === userId) taken++
  if (taken < MOST_KEPT) return 0
  const place = taken - MOST_KEPT
  const leaving = oldestOf(keptAnswers, userId, place + 1)[place]
  return leaving === undefined ? KEPT_MS : Math.max(0, leaving.at + KEPT_MS - realNow())
}

/** The answer to an attempt that must not be carried out; undefined for one that may be. */
const answerBefore = (world: World, { id, userId, fingerprint }: Attempt): Reply | undefined => {
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
  const tooMany = keptAnswers.countBy('user', [row.userId]) - MOST_KEPT
  for (const old of oldestOf(keptAnswers, row.userId, tooMany))
    if (row.at - old.at >= KEPT_MS) keptAnswers.delete(old.id)
}

/** Whether an answer is definite: a fault of the server, or a call that came too soon, may be tried again. */
const isDefinite = ({ status }: Reply): boolean => status < 500 && status !== 429

/** Keeps an answer, in the transaction of the command. */
const keepAnswer = (
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

/** Runs the work of a command in one transaction, in which its answer is kept too. */
export const commitReply = (exchange: Exchange, work: (tables: Tables<SandboxTables>) => Reply): Reply => {
  const { world, attempt, traceId, now } = exchange
  exchange.before = world.store.snapshot()
  const reply = world.store.transaction((tables) => {
    const ready = work(tables)
    exchange.isKept = true
    if (!attempt) return ready
    // What is kept is what is sent: it is rendered here and nowhere else.
    const envelope = renderEnvelope(ready, traceId, now)
    keepAnswer(tables, attempt, ready, envelope, world.realNow())
    return { ...ready, envelope }
  })
  exchange.after = world.store.snapshot()
  return reply
}

/** Keeps the answer to a command that changed nothing, in a transaction of its own. */
const keepReply = (exchange: Exchange, reply: Reply): Reply =>
  exchange.isKept ? reply : commitReply(exchange, () => reply)

/** `x-money`: answers a repeated attempt with what was kept of it, and has the answer to a new one kept. */
export const idempotency: Step = (exchange) => {
  const { world, operation, caller, request, mode, body } = exchange
  if (!operation || !caller || !mode) return undefined
  const { money, path } = infoOf(operation)
  const key = money ? request.header('idempotency-key') : undefined
  if (key === undefined) return undefined
  const attempt =
    request.attempt ??
    attemptOf(world.store.read, { key, userId: caller.user.id, mode, path, body: body?.value })
  exchange.attempt = attempt
  const known = answerBefore(world, attempt)
  if (known) return known
  const hangs = isToHang(key)
  exchange.endings.push((reply) => {
    const kept = keepReply(exchange, reply)
    return hangs ? unanswered(kept) : kept
  })
  return undefined
}
