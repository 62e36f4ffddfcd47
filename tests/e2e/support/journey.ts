import { expect, type Page } from '@playwright/test'
import { fillRegistration, typeCode } from '../../support/auth.ts'
import { showCandleTable } from '../../support/candle-table.ts'
import { type categories, instrumentRows } from '../../support/price-list.ts'
import { chooseLanguage, closeMessage, goToTab } from '../../support/steps.ts'
import { english, fill, textsOf } from '../../support/texts.ts'
import { expectLastCandleToChange } from './instrument.ts'
import { codeFromMailbox } from './mailbox.ts'
import { expectPricesToMove, openCategory } from './market.ts'
import type { Options } from './test.ts'

const { auth, common, wallet, account } = english

/** What a first visit needs to know. */
export interface Visit {
  readonly page: Page
  readonly device: Options['device']
  /** Where the app is; ends with a slash. */
  readonly home: string
  /** The categories whose markets are open now. */
  readonly open: readonly (typeof categories)[number][]
}

/** What someone does who comes for the first time, from the gate to logging out, in the order a person would. */
export async function firstVisit({ page, device, home, open }: Visit): Promise<void> {
  await page.goto(`${home}?wallet=none`)
  await expect(page.getByText(wallet.required)).toBeVisible()

  await page.goto(home)
  if (device === 'mobile') await page.getByRole('button', { name: common.onboarding.continue }).click()
  else await page.getByRole('banner').getByRole('link', { name: common.nav.signUp }).click()

  await fillRegistration(page, {
    userName: 'anna_1',
    email: 'anna@example.com',
    password: 'Sandbox1pass',
    repeat: 'Sandbox1pass',
  })
  await typeCode(page, await codeFromMailbox(page, 'anna@example.com'))
  await page.getByRole('button', { name: auth.register.submit, exact: true }).click()
  await expect(page.getByText(auth.register.done)).toBeVisible()
  await closeMessage(page)

  await goToTab(page, device, 'market')
  for (const category of open) {
    await openCategory(page, category)
    await expectPricesToMove(page)
  }

  await openCategory(page, 'crypto')
  await instrumentRows(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/cruuency\?/)
  await expectLastCandleToChange(await showCandleTable(page))
  if (device === 'mobile') await page.getByRole('button', { name: common.nav.back }).click()

  const arabic = textsOf('ar')
  await chooseLanguage(page, device, 'en', 'ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await goToTab(page, device, 'profile', arabic)
  await expect(page.getByRole('heading', { level: 1, name: arabic.common.page.profile })).toBeAttached()
  await chooseLanguage(page, device, 'ar', 'en')

  await page
    .getByRole('button', { name: fill(common.mode.switcher, { mode: common.mode.demo.word }) })
    .filter({ visible: true })
    .click()
  await page
    .getByRole('dialog', { name: common.mode.real.question })
    .getByRole('button', { name: new RegExp(common.mode.real.confirm) })
    .click()
  await expect(page.getByText(common.mode.real.switched)).toBeVisible()
  await closeMessage(page)

  await page.getByRole('main').getByRole('button', { name: account.logout.action }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
}
