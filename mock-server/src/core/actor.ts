import type { Actor } from '../domain/actor.ts'
import type { User } from '../domain/user.ts'
import type { Mode } from '../ledger/entry.ts'
import type { ReadTables } from '../store/store.ts'
import { balanceOf } from './books.ts'
import type { CoreTables } from './tables.ts'

/**
 * Who acts, as the domain's commands want it: the user as they are in these tables, with the free cash of this mode.
 *
 * @param user the signed-in user; what changed since is taken from the tables.
 * @param now virtual time, epoch ms.
 */
export const actorOf = (tables: ReadTables<CoreTables>, user: User, mode: Mode, now: number): Actor => ({
  user: tables.users.get(user.id) ?? user,
  mode,
  now,
  cash: balanceOf(tables, mode, user.id, 'cash'),
})
