import { noisePng } from '../support/pictures.ts'
import { securityPassword, setSecurityPassword } from '../support/security.ts'
import { closeMessage } from '../support/steps.ts'
import { english, textsOf } from '../support/texts.ts'
import { expectAccessible } from './support/axe.ts'
import type { JourneyPage } from './support/page.ts'
import { settle } from './support/settle.ts'
import { expect, test } from './support/test.ts'

const { settings, common, errors, income } = english
const { phone, picture, close, demo, data, access } = settings

const areaCodes = ['+49', '+55', '+60', '+61', '+64', '+65', '+66', '+81', '+91', '+852', '+886']

const expectFine = async (page: JourneyPage, where: string) => {
  await settle(page)
  await expectAccessible(page, where)
}
test('every setting is found again after a reload and on another device', { tag: '@mobile' }, async ({
  page,
  context,
  browser,
  stage,
  device,
}) => {
  const anna = await stage.register()
  await stage.signIn(context, anna)
  await page.goto('/profile/settings')
  await expectFine(page, 'settings')
  const main = page.getByRole('main')
  for (const [name, to] of [
    [access.loginGo, '/profile/password'],
    [access.securityGo, '/profile/security'],
    [access.noticesGo, '/profile/notification'],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', to)

  const form = page.getByRole('form', { name: phone.title })
  await form.getByLabel(phone.areaCode).click()
  const codes = await form.getByRole('option').locator('bdi:first-child').allInnerTexts()
  expect(codes.slice(0, areaCodes.length)).toEqual(areaCodes)
  await page.keyboard.press('Escape')
  await form.getByLabel(phone.label).fill('12')
  await form.getByRole('button', { name: phone.save }).click()
  await expect(page.getByText(phone.noAreaCode)).toBeVisible()
  await expect(page.getByText(phone.wrong)).toBeVisible()
  await form.getByLabel(phone.areaCode).fill('Singap')
  await page.keyboard.press('Enter')
  await expect(form.getByLabel(phone.areaCode)).toHaveValue('+65')
  await form.getByLabel(phone.label).fill('8123 4567')
  await form.getByRole('button', { name: phone.save }).click()
  await expect(page.getByText(phone.saved)).toBeVisible()

  await page.getByLabel(picture.label).setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: noisePng(64),
  })
  await expect(page.getByText(picture.changed)).toBeVisible()
  await expect(page.locator('main img[src^="data:image/svg"]')).toBeVisible()

  await page.getByRole('switch', { name: income.savings.switch }).click()
  await page.getByRole('dialog').getByRole('button', { name: income.savings.offConfirm }).click()
  await expect(page.getByText(income.savings.switchedOff)).toBeVisible()

  await page.getByRole('button', { name: common.theme.dark, exact: true }).click()
  await page.getByRole('button', { name: common.updown.greenUp, exact: true }).click()
  const kept = page.waitForRequest(/\/user\/setPreferences$/)
  await page.getByRole('button', { name: 'English' }).filter({ visible: true }).last().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Deutsch' }).click()
  await kept
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')

  const german = textsOf('de')
  const expectAll = async (shown: JourneyPage) => {
    const html = shown.locator('html')
    await expect(html).toHaveAttribute('lang', 'de')
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await expect(html).toHaveAttribute('data-updown', 'green-up')
    const own = shown.getByRole('form', { name: german.settings.phone.title })
    await expect(own.getByLabel(german.settings.phone.areaCode)).toHaveValue('+65')
    await expect(own.getByLabel(german.settings.phone.label)).toHaveValue('81234567')
    await expect(shown.getByRole('switch', { name: german.income.savings.switch })).not.toBeChecked()
    await expect(shown.locator('main img[src^="data:image/svg"]')).toBeVisible()
  }
  await page.reload()
  await expectAll(page)
  await expectFine(page, 'settings in German, dark')

  const elsewhere = await browser.newContext({ device: device === 'mobile' ? 'desktop' : 'mobile' })
  await stage.signIn(elsewhere, anna)
  const other = await elsewhere.newPage()
  await other.goto(`${stage.url}/profile/settings`)
  await expectAll(other)
  await elsewhere.close()
})

test('a phone number of another user is not taken; one’s own can be removed', { tag: '@desktop' }, async ({
  page,
  context,
  stage,
  watch,
}) => {
  watch.allow(/updateProfile/)
  const berta = await stage.register({ userName: 'berta_1', email: 'berta@example.com' })
  await stage.call('POST', 'user/updateProfile', { areaCode: '+49', phone: '3012345' }, berta.token)
  const anna = await stage.register()
  await stage.call('POST', 'user/updateProfile', { areaCode: '+49', phone: '3099999' }, anna.token)
  await stage.signIn(context, anna)
  await page.goto('/profile/settings')
  const form = page.getByRole('form', { name: phone.title })
  await form.getByLabel(phone.label).fill('3012345')
  await form.getByRole('button', { name: phone.save }).click()
  await expect(page.getByText(phone.taken)).toBeVisible()
  await form.getByRole('button', { name: phone.remove }).click()
  await expect(page.getByText(phone.removed)).toBeVisible()
  await expect(form.getByLabel(phone.label)).toHaveValue('')
})

test('the demo account starts again on request, once it is in use', { tag: '@mobile' }, async ({
  page,
  context,
  stage,
}) => {
  const anna = await stage.register()
  await stage.control('fund', { body: { userId: anna.id, mode: 'demo', amount: '500.00' } })
  await stage.signIn(context, anna, 'real')
  await page.goto('/profile/settings')
  await page.getByRole('button', { name: demo.reset, exact: true }).click()
  const asks = page.getByRole('dialog', { name: common.mode.demo.question })
  await expect(asks).toContainText(demo.needsDemo)
  await asks.getByRole('button', { name: new RegExp(common.mode.demo.confirm) }).click()
  await closeMessage(page)
  await page.getByRole('button', { name: demo.reset, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: demo.question })
  await expect(dialog).toContainText('100,500.00')
  await dialog.getByRole('button', { name: new RegExp(demo.reset) }).click()
  await expect(page.getByText(demo.done)).toBeVisible()
  await expect(page.getByText(/100,000\.00\s*USD/).first()).toBeVisible()
})

test('what the account holds is downloaded as one file', { tag: '@desktop' }, async ({
  page,
  context,
  stage,
}) => {
  const anna = await stage.registerFunded('300.00')
  await stage.signIn(context, anna)
  await page.goto('/profile/settings')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: data.download, exact: true }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^swx-data-anna_1-\d{4}-\d\d-\d\d\.json$/)
  const file = JSON.parse(await download.text())
  expect(file.user.profile).toMatchObject({ userName: 'anna_1', email: 'anna@example.com' })
  expect(file.real.transactions).toHaveLength(1)
  expect(file.demo.transactions.length).toBeGreaterThan(0)
  expect(Object.keys(file.real)).toContain('withdrawals')
  expect(JSON.stringify(file)).not.toContain(anna.token)
})

test('an account closes once nothing is left in it, after the password, and for good', {
  tag: '@desktop',
}, async ({ page, context, stage }) => {
  const anna = await stage.registerFunded('25.00')
  await stage.signIn(context, anna, 'real')
  await page.goto('/profile/settings')
  const conditions = page.getByRole('list', { name: close.conditions })
  await expect(conditions.getByRole('listitem').filter({ hasText: close.condition.money })).toContainText(
    '25.00',
  )
  const action = page.getByRole('button', { name: close.action, exact: true })
  await expect(action).toBeDisabled()

  await setSecurityPassword(stage, anna)
  const paidOut = {
    method: 'BTC',
    amount: '25.00',
    address: 'SANDBOX-BTC-1',
    securityPassword,
    expectedFee: '0.25',
  }
  const { result } = await stage.call('POST', 'user/withdrawal', paidOut, anna.token, 'real')
  await page.reload()
  await expect(conditions.getByRole('listitem').filter({ hasText: close.condition.reviews })).toContainText(
    '1',
  )
  const { orderNo } = result as { orderNo: string }
  await stage.control('decideWithdrawal', { path: { no: orderNo, action: 'approve' } })
  await stage.control('decideWithdrawal', { path: { no: orderNo, action: 'confirm' } })
  await page.reload()
  await action.click()
  const dialog = page.getByRole('dialog', { name: close.question })
  await expect(dialog).toContainText(close.final)
  await expectFine(page, 'closing an account')
  await dialog.getByLabel(close.password, { exact: true }).fill('Wrong1wrong')
  await dialog.getByRole('button', { name: close.action }).click()
  await expect(dialog.getByText(errors.passwordWrong)).toBeVisible()
  await dialog.getByLabel(close.password, { exact: true }).fill(anna.password)
  await dialog.getByRole('button', { name: close.action }).click()
  await expect(page.getByText(close.done)).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  const { code } = await stage.call('POST', 'login/login', {
    userName: anna.userName,
    password: anna.password,
  })
  expect(code).toBe('10009')
})
