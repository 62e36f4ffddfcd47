import { toMinorUnits } from '@swx/sdk/money'
import { userInfo } from '../../core/account/user-info.ts'
import { applyEffects } from '../../core/apply.ts'
import { book } from '../../core/books.ts'
import { nextNumber } from '../../core/numbers.ts'
import { isRejected } from '../../domain/outcome.ts'
import { lockPayments, unlockPayments } from '../../domain/payment-lock.ts'
import { isPaymentLocked, type User } from '../../domain/user.ts'
import type { Mode } from '../../ledger/entry.ts'
import { SCALES } from '../../ledger/money.ts'
import { grant } from '../../ledger/templates/funding.ts'
import type { SandboxTables } from '../../runtime/tables.ts'
import type { Tables } from '../../store/store.ts'
import { entryView } from './book-calls.ts'
import type { ControlCall, ControlContext } from './control-call.ts'
import { conflict, invalid, notFound } from './control-error.ts'

const USERS_SHOWN = 100
const MAX_AMOUNT = 10n ** 15n

const holdings = ({ available, equity }: { available: string; equity: string }) => ({ available, equity })

const switches = (user: User, now: number) => ({
  userId: user.id,
  status: user.status,
  paymentLocked: isPaymentLocked(user, now),
  demoEnabled: user.demoEnabled,
})

const userOf = (tables: { users: { get(id: string): User | undefined } }, id: string): User => {
  const user = tables.users.get(id)
  if (!user) throw notFound(`There is no user "${id}".`)
  return user
}

type Switch = (tables: Tables<SandboxTables>, user: User, context: ControlContext, now: number) => void

/** Changes one flag, refused when it is so already. */
const set =
  (changes: Partial<User>, already: (user: User) => boolean, state: string): Switch =>
  ({ users }, user) => {
    if (already(user)) throw conflict(`${user.userName} is ${state} already.`)
    users.update(user.id, changes)
  }

const SWITCHES: Readonly<Record<string, Switch>> = {
  lockPayment(tables, user, { world, fields }, now) {
    const until = fields.has('until') ? fields.time('until') : undefined
    if (until !== undefined && until <= now) throw invalid('"until" has to lie ahead.')
    const note = fields.text('reason', '').trim()
    const locked = lockPayments(user, {
      reason: 'OPERATOR',
      ...(note === '' ? {} : { note }),
      ...(until === undefined ? {} : { until }),
    })
    tables.users.put(locked.user)
    applyEffects(world, tables, locked, now)
  },
  unlockPayment(tables, user, { world }, now) {
    const unlocked = unlockPayments(user)
    if (isRejected(unlocked)) throw conflict(`Payments of ${user.userName} are not locked.`)
    tables.users.put(unlocked.user)
    applyEffects(world, tables, unlocked, now)
  },
  freeze: set({ status: 'FROZEN' }, ({ status }) => status === 'FROZEN', 'frozen'),
  unfreeze: set({ status: 'ACTIVE' }, ({ status }) => status === 'ACTIVE', 'active'),
  disableDemo: set({ demoEnabled: false }, ({ demoEnabled }) => !demoEnabled, 'without a demo account'),
  enableDemo: set({ demoEnabled: true }, ({ demoEnabled }) => demoEnabled, 'with a demo account'),
}

/** Users, what they may do, and money for them. */
export const userCalls: readonly ControlCall[] = [
  {
    method: 'GET',
    path: 'users',
    run: ({ world, query, now }) => {
      const wanted = query.get('search')?.trim().toLowerCase() ?? ''
      const matches = [...world.store.read.users.list()].filter(({ id, userName, email }) =>
        [id, userName, email].some((text) => text.toLowerCase().includes(wanted)),
      )
      return {
        total: matches.length,
        users: matches
          .sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
          .slice(0, USERS_SHOWN)
          .map((user) => {
            const { real, demo } = userInfo(world, user, now).accounts
            const { userName, email, kycStatus } = user
            return {
              ...switches(user, now),
              userName,
              email,
              kycStatus,
              real: holdings(real),
              demo: holdings(demo),
            }
          }),
      }
    },
  },
  ...Object.entries(SWITCHES).map(
    ([action, flip]): ControlCall => ({
      method: 'POST',
      path: `user/{userId}/${action}`,
      run: (context) => {
        const { world, path, now } = context
        return world.store.transaction((tables) => {
          flip(tables, userOf(tables, path.userId as string), context, now)
          return switches(userOf(tables, path.userId as string), now)
        })
      },
    }),
  ),
  {
    method: 'POST',
    path: 'fund',
    run: ({ world, fields, now }) => {
      const userId = fields.text('userId')
      const mode = fields.get<Mode>('mode')
      const text = fields.text('amount')
      const amount = toMinorUnits(text, SCALES.USD) ?? 0n
      if (amount <= 0n || amount > MAX_AMOUNT)
        throw invalid('"amount" has to be above 0 and at most 10 trillion.')
      return world.store.transaction((tables) => {
        userOf(tables, userId)
        const entry = grant(userId, mode, `${userId}#${nextNumber(tables, 'grant')}`, amount)
        if (!entry) throw invalid('"amount" has to be above 0.')
        return entryView(book(tables, entry, now))
      })
    },
  },
]
