import { toMinorUnits } from '@swx/sdk/money'
import { userInfo } from '../../core/account/user-info.ts'
import { applyEffects } from '../../core/apply.ts'
import { book } from '../../core/books.ts'
import { nextNumber } from '../../core/numbers.ts'
import { isRejected } from '../../domain/outcome.ts'
import { lockPayments, unlockPayments } from '../../domain/payment-lock.ts'
import { isPaymentLocked, type User } from '../../domain/user.ts'
import { SCALES } from '../../ledger/money.ts'
import { grant } from '../../ledger/templates/funding.ts'
import type { SandboxTables } from '../../runtime/tables.ts'
import type { Tables } from '../../store/store.ts'
import { entryView } from './book-calls.ts'
import { type ControlCall, type ControlContext, controlCall } from './control-call.ts'
import { conflict, invalid, notFound } from './control-error.ts'
import { readTime } from './read-value.ts'

const USERS_SHOWN = 100
const MAX_AMOUNT = 10n ** 15n

const holdings = ({ available, loanDebt, equity }: ReturnType<typeof userInfo>['accounts']['real']) => ({
  available,
  owed: loanDebt,
  equity,
})

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

type SwitchCall = ControlContext<'switchUser'>
type Switch = (tables: Tables<SandboxTables>, user: User, call: SwitchCall) => void

/** Changes one flag, refused when it is so already. */
const set =
  (changes: Partial<User>, already: (user: User) => boolean, state: string): Switch =>
  ({ users }, user) => {
    if (already(user)) throw conflict(`${user.userName} is ${state} already.`)
    users.update(user.id, changes)
  }

const SWITCHES: Readonly<Record<SwitchCall['path']['action'], Switch>> = {
  lockPayment(tables, user, { world, body, now }) {
    const until = body.until === undefined ? undefined : readTime('until', body.until)
    if (until !== undefined && until <= now) throw invalid('"until" has to lie ahead.')
    const note = body.reason?.trim() ?? ''
    const locked = lockPayments(user, {
      reason: 'OPERATOR',
      ...(note === '' ? {} : { note }),
      ...(until === undefined ? {} : { until }),
    })
    tables.users.put(locked.user)
    applyEffects(world, tables, locked, now)
  },
  unlockPayment(tables, user, { world, now }) {
    const unlocked = unlockPayments(user)
    if (isRejected(unlocked)) throw conflict(`Payments of ${user.userName} are not locked.`)
    tables.users.put(unlocked.user)
    applyEffects(world, tables, unlocked, now)
  },
  freeze(tables, user, call) {
    set({ status: 'FROZEN' }, ({ status }) => status === 'FROZEN', 'frozen')(tables, user, call)
    call.world.emit(tables, { kind: 'accountFrozen', userId: user.id }, call.now)
  },
  unfreeze: set({ status: 'ACTIVE' }, ({ status }) => status === 'ACTIVE', 'active'),
  disableDemo: set({ demoEnabled: false }, ({ demoEnabled }) => !demoEnabled, 'without a demo account'),
  enableDemo: set({ demoEnabled: true }, ({ demoEnabled }) => demoEnabled, 'with a demo account'),
}

/** Users, what they may do, and money for them. */
export const userCalls: readonly ControlCall[] = [
  controlCall('listUsers', ({ world, query, now }) => {
    const wanted = query.search?.trim().toLowerCase() ?? ''
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
  }),
  controlCall('switchUser', (call) => {
    const { world, path, now } = call
    return world.store.transaction((tables) => {
      SWITCHES[path.action](tables, userOf(tables, path.userId), call)
      return switches(userOf(tables, path.userId), now)
    })
  }),
  controlCall('fund', ({ world, body: { userId, mode, amount: text }, now }) => {
    const amount = toMinorUnits(text, SCALES.USD) ?? 0n
    if (amount <= 0n || amount > MAX_AMOUNT)
      throw invalid('"amount" has to be above 0 and at most 10 trillion.')
    return world.store.transaction((tables) => {
      userOf(tables, userId)
      const entry = grant(userId, mode, `${userId}#${nextNumber(tables, 'grant')}`, amount)
      if (!entry) throw invalid('"amount" has to be above 0.')
      return entryView(book(tables, entry, now))
    })
  }),
]
