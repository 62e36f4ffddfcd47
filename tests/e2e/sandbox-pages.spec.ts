import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'

test('the console shows the codes that were sent, to one address where it is asked', {
  tag: '@desktop',
}, async ({ page, stage }) => {
  for (const email of ['anna@example.com', 'bert@example.com'])
    await stage.call('POST', 'login/sendCode', { email, scene: 'register' })
  await page.goto('/__sandbox/?email=bert@example.com')
  const mails = page.getByRole('region', { name: 'Mailbox' }).getByRole('listitem')
  await expect(mails).toHaveCount(1)
  await expect(mails).toContainText('bert@example.com')
  await expect(mails).toContainText(await stage.codeFor('bert@example.com'))
  await page.getByLabel('To', { exact: true }).fill('')
  await expect(mails).toHaveCount(2)
})

test('the console stops the clock, moves it on and lets it run again', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/__sandbox/#/clock')
  const clock = page.getByRole('region', { name: 'Clock' })
  await clock.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(clock.getByText('UTC, stopped')).toBeVisible()
  const before = Date.parse((await clock.locator('time').getAttribute('datetime')) ?? '')
  await clock.getByRole('button', { name: '1 hour', exact: true }).click()
  await expect
    .poll(async () => Date.parse((await clock.locator('time').getAttribute('datetime')) ?? '') - before)
    .toBe(3_600_000)
  await clock.getByRole('button', { name: 'Real time' }).click()
  await expect(clock.getByText('Time runs as in the real world.')).toBeVisible()
})

test('the console says what is wrong when the key does not fit', { tag: '@desktop' }, async ({
  page,
  watch,
}) => {
  watch.allow(/401/)
  await page.goto('/__sandbox/#/settings')
  await page.getByLabel('Key').fill('guess')
  await page.getByRole('button', { name: 'Use' }).click()
  await expect(page.getByRole('alert')).toContainText('This key is not valid')
})

for (const [colorScheme, tag] of [
  ['light', '@desktop'],
  ['dark', '@mobile'],
] as const) {
  test(`axe finds nothing on the console, ${colorScheme}`, { tag }, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/__sandbox')
    await expect(page.getByText('No messages')).toBeVisible()
    await expectAccessible(page, colorScheme)
  })
}

test('the reference finds an operation of the contract by its words', { tag: '@desktop' }, async ({
  page,
}) => {
  test.slow()
  await page.goto('/docs')
  const title = page.getByRole('heading', { name: 'SWX customer API' }).first()
  await expect(title).toBeVisible({ timeout: 45_000 })
  await page.keyboard.press('Control+k')
  const search = page.getByRole('dialog', { name: 'Search' })
  await search.getByRole('combobox').fill('instruments')
  await expect(search.getByRole('option', { name: /List instruments/ })).toBeVisible()
  const contract = await page.request.get('/docs/openapi.json')
  expect((await contract.json()).info.title).toBe('SWX customer API')
})

test('an address with the name of an operation leads to it, with its call by the SDK', {
  tag: '@desktop',
}, async ({ page }) => {
  test.slow()
  await page.goto('/docs/#buySmart')
  const plan = page.getByRole('heading', { name: 'Buy a plan' })
  await expect(plan).toBeInViewport({ timeout: 45_000 })
  const sample = page.getByText("import { buyPlan } from '@swx/sdk'").first()
  await expect(sample).toBeInViewport()
  await page.evaluate(() => {
    location.hash = 'withdrawal'
  })
  await expect(page.getByRole('heading', { name: 'Withdraw money' })).toBeInViewport()
  await expect(page).toHaveURL(/#tag\/user\/withdrawal$/)
})
