import { listMail } from '../../core/mailbox.ts'
import { takeOverSessions } from '../../core/users.ts'
import type { Profile } from '../../runtime/profiles.ts'
import { type ControlCall, controlCall } from './control-call.ts'
import { invalid, notFound } from './control-error.ts'
import { readChoice } from './read-value.ts'

/** What was sent, what happened, what there is, and starting over. */
export const recordCalls: readonly ControlCall[] = [
  controlCall('getMailbox', ({ world, query }) => {
    const email = query.email?.trim().toLowerCase() || undefined
    if (email?.includes('\0')) throw invalid('"email" has to be an address.')
    return { messages: listMail(world, email) }
  }),
  controlCall('getState', ({ world, now }) => ({
    hash: world.hash(),
    now: new Date(now).toISOString(),
    counts: world.store.counts(),
  })),
  controlCall('endSession', ({ world, path: { userId }, body: { shape = 'http' } }) => {
    if (!world.store.read.users.get(userId)) throw notFound(`There is no user "${userId}".`)
    return world.store.transaction(({ sessions }) => {
      const open = [...sessions.listBy('user', [userId])]
      for (const session of open) sessions.update(session.id, { expireAs: shape })
      return { userId, shape, sessions: open.length }
    })
  }),
  controlCall('reset', async ({ world, worlds, body }) => {
    const { seed = world.seed, keepTokens = false } = body
    if (!Number.isSafeInteger(seed) || seed < 0) throw invalid('"seed" has to be a whole number from 0.')
    const profile = readChoice('profile', body.profile ?? worlds.profile, Object.keys(worlds.profiles))
    const fresh = await worlds.reset(world.name, { seed, profile })
    const now = fresh.settle()
    if (keepTokens) fresh.store.transaction((tables) => takeOverSessions(tables, world.store.read, now))
    return { seed, profile, hash: fresh.hash(), now: new Date(now).toISOString() }
  }),
  controlCall('listProfiles', async ({ worlds }) => {
    const { scenarios } = await import('../../gen/scenarios.ts')
    return {
      profiles: Object.entries(worlds.profiles).map(([name, { about }]) => ({
        name,
        about: about ?? scenarios[name as Profile].about,
      })),
    }
  }),
  controlCall('seedProfile', async ({ world, worlds, body, now: from }) => {
    const profile = readChoice('profile', body.profile, Object.keys(worlds.profiles))
    const users = await worlds.seed(world, profile)
    const [start, end] = [from, world.now()].map((time) => new Date(time).toISOString()) as [string, string]
    return { profile, users, from: start, to: end }
  }),
]
