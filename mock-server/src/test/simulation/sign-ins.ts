import { findSession, openSession, openSessions } from '../../core/users.ts'
import type { Ground } from '../properties/ground.ts'

/** The sessions of the users of a stage. */
export const createSignIns = (ground: () => Ground) => {
  const tokens = new Map<number, string[]>()
  const idOf = (who: number): string => ground().users[who]?.id ?? ''

  /** The latest token of a user that opens a session. */
  const tokenOf = (who: number): string | undefined => {
    const { store, clock } = ground().world
    const open = openSessions(store.read, idOf(who), clock.now())
    return tokens.get(who)?.findLast((token) => {
      const id = findSession(store.read, token)?.id
      return open.some((session) => session.id === id)
    })
  }

  return {
    tokenOf,
    /** Signs a user in whose sessions have ended. */
    signIn(who: number): void {
      const { world } = ground()
      const now = world.now()
      if (tokenOf(who) !== undefined) return
      const token = world.store.transaction((tables) => openSession(tables, idOf(who), now))
      tokens.set(who, [...(tokens.get(who) ?? []), token])
    },
  }
}
