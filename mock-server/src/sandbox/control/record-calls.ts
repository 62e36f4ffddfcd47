import { listMail } from '../../core/mailbox.ts'
import { takeOverSessions } from '../../core/users.ts'
import type { Profile } from '../../runtime/profiles.ts'
import type { ControlCall } from './control-call.ts'
import { invalid, notFound } from './control-error.ts'

/** What was sent, what happened, what there is, and starting over. */
export const recordCalls: readonly ControlCall[] = [
  {
    method: 'GET',
    path: 'mailbox',
    run: ({ world, query }) => {
      const email = query.get('email')?.trim().toLowerCase() || undefined
      if (email?.includes('\0')) throw invalid('"email" has to be an address.')
      return { messages: listMail(world, email) }
    },
  },
  {
    method: 'GET',
    path: 'state',
    run: ({ world, now }) => ({
      hash: world.hash(),
      now: new Date(now).toISOString(),
      counts: world.store.counts(),
    }),
  },
  {
    method: 'POST',
    path: '401/{userId}',
    run: ({ world, path, fields }) => {
      const userId = path.userId as string
      const shape = fields.get<'http' | 'body'>('shape', 'http')
      if (!world.store.read.users.get(userId)) throw notFound(`There is no user "${userId}".`)
      return world.store.transaction(({ sessions }) => {
        const open = [...sessions.listBy('user', [userId])]
        for (const session of open) sessions.update(session.id, { expireAs: shape })
        return { userId, shape, sessions: open.length }
      })
    },
  },
  {
    method: 'POST',
    path: 'reset',
    run: async ({ world, worlds, fields }) => {
      const seed = fields.get('seed', world.seed)
      if (!Number.isSafeInteger(seed) || seed < 0) throw invalid('"seed" has to be a whole number from 0.')
      const profile = fields.choice('profile', Object.keys(worlds.profiles), worlds.profile)
      const keepTokens = fields.get('keepTokens', false)
      const fresh = await worlds.reset(world.name, { seed, profile })
      const now = fresh.settle()
      if (keepTokens) fresh.store.transaction((tables) => takeOverSessions(tables, world.store.read, now))
      return { seed, profile, hash: fresh.hash(), now: new Date(now).toISOString() }
    },
  },
  {
    method: 'GET',
    path: 'profiles',
    run: async ({ worlds }) => {
      const { scenarios } = await import('../../gen/scenarios.ts')
      return {
        profiles: Object.entries(worlds.profiles).map(([name, { about }]) => ({
          name,
          about: about ?? scenarios[name as Profile].about,
        })),
      }
    },
  },
  {
    method: 'POST',
    path: 'seed',
    run: async ({ world, worlds, fields, now: from }) => {
      const profile = fields.choice('profile', Object.keys(worlds.profiles))
      const users = await worlds.seed(world, profile)
      const [start, end] = [from, world.now()].map((time) => new Date(time).toISOString())
      return { profile, users, from: start, to: end }
    },
  },
]
