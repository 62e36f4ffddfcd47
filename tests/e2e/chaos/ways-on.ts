import { english, fill } from '../../support/texts.ts'
import type { Intention, Place, Way } from './intention.ts'

const { auth, common, money } = english
const { attempt, uncertain } = money
const { login } = auth
/** Name of the switch while a mode is on. */
export const switcherOf = (mode: Intention['mode']) =>
  fill(common.mode.switcher, { mode: common.mode[mode].word })

/** The form may go away meanwhile. */
const soon = { timeout: 3_000 }

/**
 * The way to play money on a phone, which has its switch of the mode on the account page: there within the app, as a
 * browser without storage loses the session with a load, and back. To the real account the app leads where it is needed.
 */
function waysToDemo({ page }: Place): readonly Way[] {
  const main = page.getByRole('main')
  const { word } = common.mode.real
  const inReal = page.getByRole('button', { name: new RegExp(`^${word}\\b`) })
  const isReal = main.locator(inReal).or(main.getByText(word, { exact: true }))
  const closeSheet = page
    .getByRole('dialog')
    .filter({ has: inReal })
    .getByRole('button', { name: common.action.close, exact: true })
  const accountTab = page
    .getByRole('navigation', { name: common.nav.main })
    .getByRole('link', { name: common.bottomTab.profile, exact: true })
  const goBack = page.getByRole('banner').getByRole('button', { name: common.nav.back, exact: true })
  const isAtAccount = () => new URL(page.url()).pathname === '/profile'
  /** Where the user comes back to, once the mode is switched. */
  let left: string | undefined
  let isSwitched = false
  let isInHistory = true
  const noteArrival = () => {
    if (!isSwitched || page.url() !== left) return
    left = undefined
    isSwitched = false
    isInHistory = true
  }
  const isToGo = async () => {
    if (isAtAccount()) return false
    left ??= (await isReal.first().isVisible()) ? page.url() : undefined
    return left !== undefined && !isSwitched
  }
  return [
    {
      name: 'close the sheet of the real account',
      target: closeSheet,
      act: async () => {
        left ??= page.url()
        await closeSheet.click(soon)
      },
    },
    {
      name: 'come back with the mode switched',
      target: main,
      isDue: async () => {
        if (left === undefined) return false
        isSwitched ||=
          isAtAccount() && (await page.getByRole('button', { name: switcherOf('demo') }).isVisible())
        noteArrival()
        return isSwitched
      },
      act: async () => {
        await (isInHistory || left === undefined ? page.goBack() : page.goto(left))
        // The ticket that the user opens next covers the page, and `isDue` is not called for a page that is covered.
        noteArrival()
      },
    },
    { name: 'go to the account page', target: accountTab, isDue: isToGo },
    {
      name: 'go back to a page with tabs',
      target: goBack,
      isDue: async () => (await isToGo()) && !(await accountTab.isVisible()),
      act: async () => {
        isInHistory = false
        await goBack.click(soon)
      },
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
    ...(device === 'mobile' && mode === 'demo' ? waysToDemo(place) : []),
  ]
}

/** The user has looked at the list, and it was not there. */
export const startOver = ({ page }: Place): Way => ({
  name: 'start over',
  target: page
    .getByRole('dialog', { name: attempt.unknown })
    .getByRole('button', { name: uncertain.settled, exact: true }),
})
