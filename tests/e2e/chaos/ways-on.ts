import { english, fill } from '../../support/texts.ts'
import type { Intention, Place, Way } from './intention.ts'

const { auth, common, money } = english
const { attempt, uncertain } = money
const { login } = auth
const switcherOf = (mode: Intention['mode']) => fill(common.mode.switcher, { mode: common.mode[mode].word })
/** The form may go away meanwhile. */
const soon = { timeout: 3_000 }

/** A phone has its switch of the mode on the account page: the way there within the app, which keeps the session, and back. */
function waysToSwitch({ page }: Place, mode: Intention['mode'], other: Intention['mode']): readonly Way[] {
  const main = page.getByRole('main')
  const more = page.getByRole('dialog', { name: common.nav.more, exact: true })
  const isAt = (path: string) => new URL(page.url()).pathname === path
  /** Where the user comes back to, once the mode is switched. */
  let left: string | undefined
  let isSwitched = false
  const isToGo = async () => {
    const isOther = main.getByRole('button', { name: new RegExp(`^${common.mode[other].word}\\b`) })
    if (left === undefined && !new URL(page.url()).pathname.startsWith('/profile'))
      left = (await isOther.first().isVisible()) ? page.url() : undefined
    return left !== undefined && !isSwitched && !isAt('/profile')
  }
  return [
    {
      name: 'go back with the mode switched',
      target: main,
      isDue: async () => {
        if (left === undefined) return false
        isSwitched ||=
          isAt('/profile') && (await page.getByRole('button', { name: switcherOf(mode) }).isVisible())
        if (isSwitched && page.url() === left) {
          left = undefined
          isSwitched = false
        }
        return isSwitched
      },
      act: () => page.goBack(),
    },
    {
      name: 'go to the account page',
      target: page
        .getByRole('navigation', { name: common.nav.main })
        .getByRole('link', { name: common.bottomTab.profile, exact: true }),
      isDue: isToGo,
    },
    { name: 'go home', target: more.getByRole('link', { name: common.page.home }), isDue: isToGo },
    {
      name: 'open what the bar has no room for',
      target: page.getByRole('banner').getByRole('button', { name: new RegExp(`^${common.nav.more}`) }),
      isDue: isToGo,
    },
  ]
}

/** What every screen offers when something went wrong; what a user does before anything else. */
export function waysOn(place: Place, mode: Intention['mode']): readonly Way[] {
  const { page, person, device } = place
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
    ...(device === 'mobile' ? waysToSwitch(place, mode, other) : []),
  ]
}

/** The user has looked at the list, and it was not there. */
export const startOver = ({ page }: Place): Way => ({
  name: 'start over',
  target: page
    .getByRole('dialog', { name: attempt.unknown })
    .getByRole('button', { name: uncertain.settled, exact: true }),
})
