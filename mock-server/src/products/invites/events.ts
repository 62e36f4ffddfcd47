import { readParameter } from '../../catalogue/read-parameter.ts'
import { applyEffects } from '../../core/apply.ts'
import { isRefused } from '../../domain/outcome.ts'
import type { SandboxTables } from '../../runtime/tables.ts'
import type { World } from '../../runtime/world.ts'
import type { Tables } from '../../store/store.ts'
import { type InviteEvent, progressInvite, rewardsThisYear } from './rules/invite.ts'

/** What an invitation needs of a world. */
type WithCatalogue = Pick<World, 'catalogue'>

const note = (
  { catalogue }: WithCatalogue,
  tables: Tables<SandboxTables>,
  userId: string,
  event: InviteEvent,
  now: number,
): void => {
  const invite = tables.invites.get(userId)
  const config = readParameter(catalogue, 'invite.config')
  if (!invite || !config) return
  const outcome = progressInvite(
    invite,
    event,
    {
      config,
      enabled: readParameter(catalogue, 'features')?.invite ?? false,
      paidThisYear: rewardsThisYear(tables.invites.listBy('inviter', [invite.inviterId]), now),
    },
    now,
  )
  if (isRefused(outcome)) return
  tables.invites.put(outcome.invite)
  applyEffects(tables, outcome, now)
}

/**
 * Takes note of a trade on the real ledger, in the transaction of the trade: an invited friend's first one may
 * bring the reward. Costs one look-up for every other user.
 */
export const noteTrade = (
  world: WithCatalogue,
  tables: Tables<SandboxTables>,
  userId: string,
  now: number,
): void => note(world, tables, userId, { kind: 'trade' }, now)

/** Takes note of an approved deposit of an invited friend, in the transaction of its approval. */
export const noteDeposit = (
  world: WithCatalogue,
  tables: Tables<SandboxTables>,
  userId: string,
  usdAmount: bigint,
  now: number,
): void => note(world, tables, userId, { kind: 'deposit', usdAmount }, now)
