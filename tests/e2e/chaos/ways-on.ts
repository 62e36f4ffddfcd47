import type { Page } from '@playwright/test'
import { english, fill } from '../../support/texts.ts'
import type { Intention, Place, Way } from './intention.ts'

const { auth, common, money } = english
const { attempt, uncertain } = money
const { login } = auth
const switcherOf = (mode: Intention['mode']) => fill(common.mode.switcher, { mode: common.mode[mode].word })
/** The form may go away meanwhile. */
const soon = { timeout: 3_000 }

/** Switches the mode where a phone has its switch, on the account page, and comes back. */
async function switchOnAccountPage(
  page: Page,
  from: Intention['mode'],
  to: Intention['mode'],
): Promise<void> {
  const address = page.url()
  await page.goto('/profile')
  const introduction = page.getByRole('button', { name: common.onboarding.skip, exact: true })
  const switcher = page.getByRole('button', { name: switcherOf(from) })
  await introduction.or(switcher).first().waitFor(soon)
  if (await introduction.isVisible()) await introduction.click(soon)
  await switcher.click(soon)
  await page
    .getByRole('dialog', { name: common.mode[to].question })
    .getByRole('button', { name: new RegExp(common.mode[to].confirm) })
    .click(soon)
  await page.goto(address)
}

/** What every screen offers when something went wrong; what a user does before anything else. */
export function waysOn({ page, person, device }: Place, mode: Intention['mode']): readonly Way[] {
  const main = page.getByRole('main')
  const press = (name: string) => page.getByRole('button', { name, exact: true })
  const dialogButton = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })
  const other = mode === 'real' ? 'demo' : 'real'
  const question = page.getByRole('dialog', { name: common.mode[mode].question })
  return [
    {
      name: 'log in again',
      target: main.getByRole('button', { name: login.submit, exact: true }),
      isDue: async () => new URL(page.url()).pathname.endsWith('/pass/login'),
      act: async () => {
        await page.getByLabel(login.name).fill(person.userName, soon)
        await page.getByLabel(login.password, { exact: true }).fill(person.password, soon)
        await main.getByRole('button', { name: login.submit, exact: true }).click(soon)
      },
    },
    { name: 'go to the log-in', target: main.getByRole('link', { name: /^Log in\b/ }) },
    {
      name: 'confirm the mode',
      target: question.getByRole('button', { name: new RegExp(common.mode[mode].confirm) }),
    },
    { name: 'take note of how it ended', target: dialogButton(attempt.done) },
    {
      name: 'look at the list',
      target: page.getByRole('dialog', { name: attempt.unknown }).getByRole('link', { name: uncertain.list }),
    },
    { name: 'skip the introduction', target: press(common.onboarding.skip) },
    { name: 'try again', target: press(common.action.retry) },
    { name: 'reload', target: press(common.action.reload) },
    { name: 'switch the mode', target: page.getByRole('button', { name: switcherOf(other) }) },
    { name: 'switch to the real account', target: press(money.step.switchToReal) },
    {
      name: 'switch the mode on the account page',
      target: main.getByRole('button', { name: new RegExp(`^${common.mode[other].word}\\b`) }),
      isDue: async () => device === 'mobile' && !new URL(page.url()).pathname.startsWith('/profile'),
      act: () => switchOnAccountPage(page, other, mode),
    },
  ]
}

/** The user has looked at the list, and it was not there. */
export const startOver = ({ page }: Place): Way => ({
  name: 'start over',
  target: page
    .getByRole('dialog', { name: attempt.unknown })
    .getByRole('button', { name: uncertain.settled, exact: true }),
})
