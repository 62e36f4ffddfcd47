import { createUser, inviteCode, type Registration } from '../domain/new-user.ts'
import { isOver, isWorthNoting, MOST_SESSIONS } from '../domain/session-lifetime.ts'
import type { Session, User } from '../domain/user.ts'
import { demoStart } from '../ledger/templates/demo.ts'
import { createToken, hashToken } from '../security/token.ts'
import type { ReadTables, Tables } from '../store/store.ts'
import { book } from './books.ts'
import { nextNumber } from './numbers.ts'
import type { CoreTables } from './tables.ts'
import type { ProductWorld } from './world.ts'

type Transaction = Tables<CoreTables>

/**
 * Adds a user with both ledgers, the demo one funded.
 *
 * @throws DuplicateKeyError when the user name or the address is taken.
 */
export const addUser = (
  world: Pick<ProductWorld, 'seed' | 'emit'>,
  tables: Transaction,
  registration: Registration,
  now: number,
): User => {
  const { seed } = world
  const number = nextNumber(tables, 'user')
  let code = inviteCode(seed, number)
  for (let again = 1; tables.users.findBy('inviteCode', code); again++)
    code = inviteCode(seed, number + again * 1e9)
  const user = tables.users.insert(
    createUser(registration, { id: `u-${1_000 + number}`, inviteCode: code }, now),
  )
  book(tables, demoStart(user.id, user.id), now)
  world.emit(tables, { kind: 'registered', user }, now)
  return user
}

export const endSession = ({ sessions, sessionUses }: Transaction, id: string): void => {
  sessions.delete(id)
  sessionUses.delete(id)
}

/** Opens a session and returns its token, which is stored nowhere. */
export const openSession = (tables: Transaction, userId: string, now: number, device?: string): string => {
  const newest = [...tables.sessions.listBy('user', [userId], true)]
  for (const { id } of newest.slice(MOST_SESSIONS - 1)) endSession(tables, id)
  const token = createToken()
  tables.sessions.insert({
    id: `s-${1_000 + nextNumber(tables, 'session')}`,
    tokenHash: hashToken(token),
    userId,
    createdAt: now,
    ...(device === undefined ? {} : { device }),
  })
  return token
}

/** Ends the sessions of a user, except one when its id is given. */
export const endSessions = (tables: Transaction, userId: string, except?: string): void => {
  for (const session of [...tables.sessions.listBy('user', [userId])]) {
    if (session.id !== except) endSession(tables, session.id)
  }
}

/**
 * Lets users stay signed in whose world starts over: with the tokens they have, if the new world knows them by the
 * same id and name.
 */
export const takeOverSessions = (tables: Transaction, before: ReadTables<CoreTables>, now: number): void => {
  for (const session of before.sessions.list()) {
    const name = before.users.get(session.userId)?.userName
    if (name === undefined || tables.users.get(session.userId)?.userName !== name) continue
    const id = `s-${1_000 + nextNumber(tables, 'session')}`
    tables.sessions.insert({ ...session, id, createdAt: Math.min(session.createdAt, now) })
  }
}

/** The session a token opens, by the value of the `Authorization` header: raw, or after `Bearer `. */
export const findSession = (
  { sessions }: { sessions: { findBy(key: string, value: string): Session | undefined } },
  authorization: string | undefined,
): Session | undefined => {
  const token = authorization?.replace(/^Bearer\s+/i, '').trim()
  return token ? sessions.findBy('tokenHash', hashToken(token)) : undefined
}

/** The sessions of a user that have not ended by themselves, newest first. */
export const openSessions = (tables: ReadTables<CoreTables>, userId: string, now: number): Session[] =>
  [...tables.sessions.listBy('user', [userId], true)].filter(
    (session) => !isOver(session, tables.sessionUses.get(session.id), now),
  )

/** When a session was last used, to a day. */
export const lastUseOf = (
  { sessionUses }: ReadTables<CoreTables>,
  { id, createdAt }: Pick<Session, 'id' | 'createdAt'>,
): number => sessionUses.get(id)?.at ?? createdAt

/** Notes that a session is used; false when it has ended by itself. */
export const useSession = (store: ProductWorld['store'], session: Session, now: number): boolean => {
  const use = store.read.sessionUses.get(session.id)
  if (isOver(session, use, now)) return false
  if (isWorthNoting(session, use, now))
    store.transaction(({ sessionUses }) => sessionUses.put({ sessionId: session.id, at: now }))
  return true
}
