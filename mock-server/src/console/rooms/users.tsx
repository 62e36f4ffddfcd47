import { Fragment } from 'preact'
import type { ControlRecord } from '../../contract/control-operation.ts'
import { hrefOf, useRoute } from '../route.ts'
import { AddressField } from '../ui/address-field.tsx'
import { Card, Empty, Shown } from '../ui/card.tsx'
import { Usd } from '../ui/figures.tsx'
import { useLive } from '../use-live.ts'
import { UserActions } from './user-actions.tsx'

type User = ControlRecord<'User'>

const badgesOf = ({ status, paymentLocked, demoEnabled }: User): string[] => [
  ...(status === 'ACTIVE' ? [] : [status.replaceAll('_', ' ').toLowerCase()]),
  ...(paymentLocked ? ['payments locked'] : []),
  ...(demoEnabled ? [] : ['no demo']),
]

const isDebt = (amount: string): boolean => !/^0\.00$/.test(amount)

const UserRow = ({
  user,
  href,
  isOpen,
  isShort,
}: {
  user: User
  href: string
  isOpen: boolean
  isShort: boolean
}) => {
  const { userName, userId, email, kycStatus, real, demo } = user
  return (
    <tr class={isOpen ? 'selected' : ''}>
      <th scope="row" data-label="User">
        <a class="strong" href={href} aria-expanded={isOpen} aria-label={`Act on ${userName}`}>
          <bdi>{userName}</bdi>
        </a>
        <div class="hint">
          {userId} · <bdi>{email}</bdi>
        </div>
      </th>
      <td class="end" data-label="Real, available">
        <Usd amount={real.available} />
      </td>
      <td class="end" data-label="Real, owed">
        {isDebt(real.owed) ? <Usd amount={real.owed} /> : <span class="muted">–</span>}
      </td>
      {!isShort && (
        <>
          <td class="end" data-label="Real, equity">
            <Usd amount={real.equity} />
          </td>
          <td class="end" data-label="Demo, available">
            <Usd amount={demo.available} />
          </td>
        </>
      )}
      <td data-label="Identity">{kycStatus.replaceAll('_', ' ').toLowerCase()}</td>
      <td data-label="State">
        {badgesOf(user).map((text) => (
          <span key={text} class="badge warn">
            {text}
          </span>
        ))}
      </td>
    </tr>
  )
}

/** The users with what they hold. `most` is how many are shown before a link leads to the others. */
export const UsersCard = ({ most }: { most?: number }) => {
  const { query } = useRoute()
  const isShort = most !== undefined
  const search = isShort ? '' : (query.search ?? '').trim()
  const live = useLive('listUsers', { query: search === '' ? {} : { search } })
  const { users = [], total = 0 } = live.data ?? {}
  const open = isShort ? undefined : query.user
  return (
    <Card
      title="Users"
      isTitleHidden={!isShort}
      aside={
        isShort ? (
          <a href={hrefOf('users')}>All {total}</a>
        ) : (
          <AddressField name="search" label="Search" placeholder="name, address or id" isSearch />
        )
      }
    >
      <Shown
        live={live}
        name="Users"
        isEmpty={() => users.length === 0}
        empty={
          <Empty title="No users">
            {search === ''
              ? 'Register in the app, or add the people of a profile under Worlds.'
              : `No user is called ${search}.`}
          </Empty>
        }
      >
        {() => (
          <table class="table" aria-label="Users">
            <thead>
              <tr>
                <th scope="col">User</th>
                <th scope="col" class="end">
                  Real, available
                </th>
                <th scope="col" class="end">
                  Real, owed
                </th>
                {!isShort && (
                  <>
                    <th scope="col" class="end">
                      Real, equity
                    </th>
                    <th scope="col" class="end">
                      Demo, available
                    </th>
                  </>
                )}
                <th scope="col">Identity</th>
                <th scope="col">State</th>
              </tr>
            </thead>
            <tbody>
              {users.slice(0, most).map((user) => {
                const isOpen = user.userId === open
                const href = isShort
                  ? hrefOf('users', { search: user.userName, user: user.userId })
                  : hrefOf('users', { search, user: isOpen ? undefined : user.userId })
                return (
                  <Fragment key={user.userId}>
                    <UserRow user={user} href={href} isOpen={isOpen} isShort={isShort} />
                    {isOpen && (
                      <tr class="opened">
                        <td colSpan={7}>
                          <UserActions user={user} />
                        </td>
                      </tr>
                    )}
                  </Fragment>
                )
              })}
            </tbody>
          </table>
        )}
      </Shown>
      {!isShort && total > users.length && (
        <p class="hint pad">
          {users.length} of {total} are shown; search for the others.
        </p>
      )}
    </Card>
  )
}

export const UsersRoom = () => <UsersCard />
