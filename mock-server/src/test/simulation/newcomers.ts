import { book } from '../../core/books.ts'
import { addUser } from '../../core/users.ts'
import { grant } from '../../ledger/templates/funding.ts'
import { createInvite } from '../../products/invites/rules/invite.ts'
import type { World } from '../../runtime/world.ts'
import { hashPassword } from '../../security/password.ts'
import type { Actor } from '../properties/ground.ts'
import { SECURITY_PASSWORD } from '../properties/ground.ts'

const USERS = [
  { userName: 'ada_first', cents: 25_000_00n },
  { userName: 'ben_second', cents: 3_000_00n },
  { userName: 'cleo_third', cents: 0n },
]

/** Adds three users who can use every product; the first has invited the last. */
export const addNewcomers = async (world: World): Promise<readonly Actor[]> => {
  const securityPassword = await hashPassword(SECURITY_PASSWORD, 1)
  const now = world.now()
  return world.store.transaction((tables) => {
    const users = USERS.map(({ userName, cents }) => {
      const { id } = addUser(world, tables, { userName, email: `${userName}@example.com` }, now)
      tables.users.update(id, { kycStatus: 'VERIFIED', securityPassword, securityPasswordVersion: 1 })
      for (const purpose of ['recharge', 'signature'] as const)
        tables.uploads.insert({
          fileId: `f-${purpose}-${id}`,
          userId: id,
          purpose,
          mime: 'image/png',
          bytes: 64,
          sha256: '0'.repeat(64),
          createdAt: now,
        })
      const entry = cents > 0n ? grant(id, 'real', `${id}#start`, cents) : undefined
      if (entry) book(tables, entry, now)
      return { id }
    })
    const [first, , last] = users as [Actor, Actor, Actor]
    tables.users.update(last.id, { invitedBy: first.id })
    tables.invites.insert(createInvite(first.id, last.id, now))
    return users
  })
}
