import type { NoticeLanguage } from '../catalogue/notice-language.ts'
import type { Session, User } from '../domain/user.ts'
import type { Mode } from '../ledger/entry.ts'
import type { Definitions, Tables } from '../store/store.ts'
import type { Answer } from './answer.ts'
import type { BodyOf, OperationId, operations, PathOf, QueryOf } from './contract.ts'
import type { Page } from './page.ts'
import type { HttpError, Reply } from './reply.ts'

/** What an operation works on: parsed by the contract, guarded, at one moment. */
export interface Call<Id extends OperationId, Own extends Definitions = Definitions> {
  readonly query: QueryOf<Id>
  readonly path: PathOf<Id>
  readonly body: BodyOf<Id>
  /** The page that is asked for of `rows`, newest first as they come; nothing where `x-demo` says so. */
  readonly page: <Row, View>(rows: Iterable<Row>, view: (row: Row) => View) => Page<View>
  /** Virtual time of the call, epoch ms; one moment for the whole call. */
  readonly now: number
  /** The books the call acts on. */
  readonly mode: Mode
  /** In which language the operator's texts are asked for. */
  readonly language: NoticeLanguage
  /** What calls, in plain words. */
  readonly device: string
  /** Address of the caller, for rate limits. */
  readonly ip: string
  /**
   * The one way to change anything: runs `work` in one transaction of the store, in which, for a call that carries
   * an idempotency key, the answer is kept too. What waits (hashing a password) is done before, and what it was
   * based on is looked up again inside. Call it once.
   *
   * @throws what `work` throws; then nothing has changed.
   */
  commit(work: (tables: Tables<Own>) => Answer<Id>): Answer<Id>
  /** Too many requests; `waitMs` is how long to hold back, in virtual time. */
  readonly tooManyRequests: (waitMs: number) => HttpError<429>
  /** Who is signed in; always there for operations that need a token. */
  readonly signedIn: Id extends TokenOperation ? SignedIn : SignedIn | undefined
}

/** A live session and its user. */
export interface SignedIn {
  readonly session: Session
  readonly user: User
}

type TokenOperation = {
  [Id in OperationId]: (typeof operations)[Id]['auth'] extends 'token' ? Id : never
}[OperationId]

/** A call as it is handed to the operation it is for, which alone knows the types of its parts. */
export interface ReceivedCall {
  readonly query: unknown
  readonly path: unknown
  readonly body: unknown
  page<Row, View>(rows: Iterable<Row>, view: (row: Row) => View): Page<View>
  readonly now: number
  readonly mode: Mode
  readonly language: NoticeLanguage
  readonly device: string
  readonly ip: string
  commit(work: (tables: Tables<Definitions>) => Reply): Reply
  readonly tooManyRequests: (waitMs: number) => HttpError<429>
  readonly signedIn: SignedIn | undefined
}

/** An operation of the contract with what this backend does for it. */
export interface Operation {
  readonly id: OperationId
  /** Answers a call that the steps before have parsed by the contract of this operation, and guarded. */
  handle(call: ReceivedCall): Reply | Promise<Reply>
}

/**
 * Binds a handler to an operation of the contract. The dispatcher knows its path, parses and checks the request,
 * applies the guards in the documented order, wraps and journals the reply: a handler says only what is
 * particular to it. The definition knows no transport; MSW, the HTTP server and tests share it.
 *
 * @example
 * operation('getMarketInfo', ({ path, now }) => ok(marketInfo(path.id, now)))
 */
export const operation = <Id extends OperationId, Own extends Definitions>(
  id: Id,
  handle: (call: Call<Id, Own>) => Answer<Id> | Promise<Answer<Id>>,
): Operation => ({ id, handle })
