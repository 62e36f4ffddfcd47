import { listMail } from '../world/mailbox.ts'
import { takeOverSessions } from '../world/people.ts'
import { isProfile, PROFILES, ProfileError } from '../world/profiles.ts'
import type { ControlCall } from './control-call.ts'
import { conflict, invalid, notFound } from './refusal.ts'

/** What was sent, what happened, what there is, and starting over. */
export const recordCalls: readonly ControlCall[] = [
  {
    method: 'GET',
    path: 'mailbox',
    run: ({ world, query }) => ({
      messages: listMail(world, query.get('email')?.trim().toLowerCase() || undefined),
    }),
  },
  {
    method: 'GET',
    path: 'state',
    run: ({ world }) => ({
      hash: world.hash(),
      now: new Date(world.now()).toISOString(),
      counts: world.store.counts(),
    }),
  },
  {
    method: 'POST',
    path: '401/{userId}',
    run: ({ world, path, fields }) => {
      const userId = path.userId as string
      const shape = fields.choice('shape', ['http', 'body'], 'http')
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
      const seed = fields.number('seed', world.seed)
      if (!Number.isSafeInteger(seed) || seed < 0) throw invalid('"seed" has to be a whole number from 0.')
      const profile = fields.choice('profile', PROFILES, worlds.profile)
      const keepTokens = fields.has('keepTokens') && fields.flag('keepTokens')
      const fresh = await worlds.reset(world.name, { seed, profile })
      const now = fresh.now()
      if (keepTokens) fresh.store.transaction((tables) => takeOverSessions(tables, world.store.read, now))
      return { seed, profile, hash: fresh.hash(), now: new Date(now).toISOString() }
    },
  },
  {
    method: 'POST',
    path: 'seed',
    run: async ({ world, worlds, fields }) => {
      const profile = fields.text('profile')
      if (!isProfile(profile))
        throw invalid(`"profile" has to be one of ${PROFILES.join(', ')}; it was "${profile}".`)
      try {
        return { profile, users: await worlds.populate(world, profile) }
      } catch (error) {
        if (error instanceof ProfileError) throw conflict(error.message)
        throw error
      }
    },
  },
]
