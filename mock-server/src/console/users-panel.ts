import { byId, element, say } from './element.ts'
import { createKeyedList } from './keyed-list.ts'
import { type Panel, type PanelContext, perform } from './panel.ts'
import { dollars } from './text.ts'

interface Holdings {
  readonly available: string
  readonly equity: string
}

interface User {
  readonly userId: string
  readonly userName: string
  readonly email: string
  readonly status: string
  readonly kycStatus: string
  readonly paymentLocked: boolean
  readonly demoEnabled: boolean
  readonly real: Holdings
  readonly demo: Holdings
}

const holdings = (name: string, { available, equity }: Holdings) =>
  element(
    'div',
    'holdings',
    element('dt', '', name),
    element(
      'dd',
      '',
      element('span', 'num', dollars(available)),
      ` free of `,
      element('span', 'num', dollars(equity)),
    ),
  )

/** Shows the users with what they hold, and switches what they may do. */
export const createUsersPanel = (context: PanelContext): Panel => {
  const { client } = context
  const search = byId<HTMLInputElement>('users-search')
  /** Users whose actions are unfolded: they stay so when their row is made anew. */
  const open = new Set<string>()

  const show = (user: User): HTMLElement => {
    const { userId, userName, email, status, kycStatus, paymentLocked, demoEnabled } = user
    const action = (label: string, path: string, body: object = {}) => {
      const button = element('button', 'button', label)
      button.type = 'button'
      button.addEventListener(
        'click',
        () =>
          void perform(context, item, async () => {
            await client.post(path, body)
            say(`${userName}: ${label}, done`)
          }),
      )
      return button
    }
    const amount = element('input', 'input figure')
    Object.assign(amount, { name: 'amount', value: '1000.00', required: true, inputMode: 'decimal' })
    amount.pattern = '(0|[1-9][0-9]*)(\\.[0-9]{1,2})?'
    amount.title = 'Dollars, such as 250.00'
    const mode = element('select', 'input')
    mode.append(new Option('real', 'real'), new Option('demo', 'demo'))
    const give = element('button', 'button', 'Give')
    const fund = element(
      'form',
      'row',
      element('label', 'field', element('span', '', 'Dollars'), amount),
      element('label', 'field', element('span', '', 'Ledger'), mode),
      give,
    )
    fund.addEventListener('submit', (event) => {
      event.preventDefault()
      void perform(context, item, async () => {
        await client.post('fund', { userId, mode: mode.value, amount: amount.value })
        say(`${userName} has ${amount.value} more in ${mode.value}`)
      })
    })
    const details = element(
      'details',
      '',
      element('summary', '', `Act on ${userName}`),
      fund,
      element(
        'div',
        'buttons',
        paymentLocked
          ? action('Unlock payments', `user/${userId}/unlockPayment`)
          : action('Lock payments', `user/${userId}/lockPayment`),
        status === 'FROZEN'
          ? action('Unfreeze', `user/${userId}/unfreeze`)
          : action('Freeze', `user/${userId}/freeze`),
        demoEnabled
          ? action('Disable demo', `user/${userId}/disableDemo`)
          : action('Enable demo', `user/${userId}/enableDemo`),
        action('End session', `401/${userId}`),
      ),
    )
    details.open = open.has(userId)
    details.addEventListener('toggle', () => {
      if (details.open) open.add(userId)
      else open.delete(userId)
    })
    const badges = [
      ...(status === 'ACTIVE' ? [] : [status]),
      kycStatus,
      ...(paymentLocked ? ['PAYMENTS LOCKED'] : []),
      ...(demoEnabled ? [] : ['NO DEMO']),
    ]
    const item = element(
      'li',
      'user',
      element(
        'p',
        'about',
        element('bdi', 'subject', userName),
        element('span', 'hint', userId),
        element('bdi', 'hint', email),
        ...badges.map((text) => element('span', 'badge', text.replaceAll('_', ' ').toLowerCase())),
      ),
      element('dl', 'accounts', holdings('Real', user.real), holdings('Demo', user.demo)),
      details,
    )
    return item
  }

  const list = createKeyedList<User>(byId('users'), (user) => JSON.stringify(user), show)

  const refresh = async (): Promise<void> => {
    const wanted = search.value.trim()
    const { users, total } = await client.get<{ users: User[]; total: number }>(
      wanted === '' ? 'users' : `users?search=${encodeURIComponent(wanted)}`,
    )
    list(users)
    byId('users-count').textContent = String(total)
    byId('users-empty').hidden = users.length > 0
    byId('users-empty-hint').textContent =
      wanted === '' ? 'Register in the app, or add the people of a profile.' : `No user is called ${wanted}.`
  }
  search.addEventListener('input', () => void refresh().catch(context.onError))
  return { refresh }
}
