import type { Actor } from '../domain/actor.ts'
import { createUser } from '../domain/new-user.ts'
import type { Effects, Outcome } from '../domain/outcome.ts'
import type { User } from '../domain/user.ts'

/** The moment of the worked examples. */
export const NOW = Date.parse('2026-01-10T15:20:00.000Z')

/** Epoch ms of a time like `2026-01-10T15:20Z`. */
export const at = (text: string): number => Date.parse(text)

/** A verified user with plenty of cash on the real ledger. */
export const sampleActor = (
  changes: Partial<Omit<Actor, 'user'>> & { user?: Partial<User> } = {},
): Actor => ({
  mode: 'real',
  now: NOW,
  cash: 100_000_00n,
  ...changes,
  user: {
    ...createUser({ userName: 'meimei', email: 'mei@example.com' }, { id: 'u1', inviteCode: 'AAAAAA' }, NOW),
    kycStatus: 'VERIFIED',
    ...changes.user,
  },
})

/** What an accepted command gave. @throws Error with the code when it was refused. */
export const accepted = <Records extends object>(outcome: Outcome<Records>): Records & Effects => {
  if ('error' in outcome) throw new Error(`Refused with ${outcome.error}.`)
  return outcome
}
