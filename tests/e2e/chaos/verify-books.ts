import type { Person, Stage } from '../../support/stage.ts'
import { english } from '../../support/texts.ts'
import { expect } from '../support/test.ts'
import { visit } from './chaos-user.ts'
import type { Intention, Journey, Place } from './intention.ts'

const { balance } = english
const parts = Object.keys(balance.part) as (keyof typeof balance.part)[]
/** Entries that come by themselves when a day ends. */
const daily = new Set(['SAVINGS_YIELD', 'SMART_YIELD', 'LOAN_INTEREST'])

/** Kinds of the ledger entries of a user, the oldest first, without those that come by themselves. */
export async function entryKinds(stage: Stage, { id }: Person, mode: Intention['mode']): Promise<string[]> {
  const { entries } = await stage.control('getLedger', { query: { userId: id, mode, limit: 1000 } })
  return entries.map(({ kind }) => kind).filter((kind) => !daily.has(kind))
}

/** Amounts in dollars as they are shown: "−1,234.50". */
const shown = (amount: string) => amount.replace('-', '−').replace(/\B(?=(\d{3})+(?!\d))/g, ',')

type Account = Record<Exclude<keyof typeof balance.part, 'unrealised'>, string> & {
  readonly profit: { readonly unrealised: string }
}

/** The user asks the server itself, with a session of their own. */
async function accountOf(stage: Stage, { userName, password }: Person, mode: Intention['mode']) {
  const login = await stage.call('POST', 'login/login', { userName, password })
  const { token } = login.result as { token: string }
  const { result } = await stage.call('POST', 'user/getUserInfo', {}, token, mode)
  const { [mode]: account } = (result as { accounts: Record<Intention['mode'], Account> }).accounts
  return { ...account, unrealised: account.profit.unrealised }
}

/** Nothing lost, nothing doubled, and the screens show what the ledger has. */
export async function verifyBooks(
  place: Place,
  { intentions }: Journey,
  before: readonly string[],
): Promise<void> {
  const { page, stage, person } = place
  const [first] = intentions
  const mode = first?.mode ?? 'real'
  expect(await stage.control('checkInvariants')).toEqual({ ok: true, violations: [] })
  const entries = (await entryKinds(stage, person, mode)).slice(before.length)
  expect(entries).toEqual(intentions.flatMap(({ entries: own }) => own))

  const account = await accountOf(stage, person, mode)
  // A phone has the switch of the mode on the account page, and a browser without storage forgets the mode with the page.
  await visit(place, mode, '/profile')
  await page.locator('a[href="/profile/balance"]').filter({ visible: true }).first().click()
  const card = page.getByRole('region', { name: balance.title })
  await expect(card).toBeVisible()
  for (const part of parts) {
    // The entries of a part may bear the name of another one.
    const line = card.locator('summary').filter({ hasText: balance.part[part] }).locator('b')
    // What an account cannot have is not listed there.
    if ((await line.count()) === 0) expect(account[part]).toBe('0.00')
    else await expect(line.first()).toHaveText(new RegExp(`^${shown(account[part])}`))
  }
}
