import { logIn } from '../support/auth.ts'
import { instrumentRows } from '../support/price-list.ts'
import { goToTab } from '../support/steps.ts'
import { english } from '../support/texts.ts'
import { expect, test } from './support/test.ts'

const { common, errors } = english

for (const [shape, tag] of [
  ['http', '@desktop'],
  ['body', '@mobile'],
] as const) {
  test(`a session that ends by ${shape} leads to the login with its message, and back after it`, {
    tag,
  }, async ({ page, context, device, stage, watch }) => {
    watch.allow(/401/)
    const anna = await stage.register()
    await stage.signIn(context, anna)
    // The session ends after what every page reads at its start, which would find out before the click.
    await page.goto('/')
    await stage.control('endSession', { path: { userId: anna.id }, body: { shape } })
    await goToTab(page, device, 'profile')
    await expect(page).toHaveURL(/\/pass\/login/)
    await expect(page.getByText(errors.sessionEnded)).toBeVisible()
    const stored = await page.evaluate(() => ({ ...localStorage }))
    expect(stored).not.toHaveProperty('token')
    expect(stored).not.toHaveProperty('isLogin')
    expect(JSON.stringify(stored)).not.toContain(anna.userName)
    await logIn(page, anna.userName, anna.password)
    await expect(page).toHaveURL('/profile')
    await expect(page.getByRole('main').getByText(anna.userName).first()).toBeVisible()
  })
}

test('a visitor sees log in and sign up and may look at the markets', async ({ page, device }) => {
  await page.goto('/')
  if (device === 'mobile') await page.getByRole('button', { name: common.nav.menu, exact: true }).click()
  await expect(page.getByRole('link', { name: common.nav.logIn, exact: true }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: common.nav.signUp, exact: true }).first()).toBeVisible()
  const tabs = device === 'mobile' ? page.getByRole('dialog', { name: common.nav.menu }) : page
  await tabs.getByRole('link', { name: common.tab.market, exact: true }).first().click()
  await expect(page).toHaveURL('/market')
  await expect(instrumentRows(page).first()).toBeVisible()
})
