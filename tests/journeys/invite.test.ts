import { fillRegistration, typeCode } from '../support/auth.ts'
import { depositApproved, openPosition } from '../support/invite.ts'
import { english, fill } from '../support/texts.ts'
import { expectAccessible } from './support/axe.ts'
import { codeFromMailbox } from './support/mailbox.ts'
import { settle } from './support/settle.ts'
import { expect, test } from './support/test.ts'

const { invite, auth } = english
const bob = { userName: 'bobby_2', email: 'bob@example.com', password: 'Sandbox1pass' }

test('a friend joins by the link, deposits and trades, and the reward is seen and paid once', {
  tag: '@desktop',
}, async ({ page, context, browser, stage, baseURL }) => {
  const anna = await stage.register()
  await stage.signIn(context, anna, 'real')
  await page.goto('/profile/invite')
  await expect(page.getByText(invite.friends.empty)).toBeVisible()
  const link = await page.getByText(/\/pass\/register\?invite=/).innerText()
  const code = new URL(link).searchParams.get('invite') ?? ''
  expect(new URL(link).origin).toBe(baseURL)
  await settle(page)
  await expectAccessible(page, 'the invite page')

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto(`${link}&device=desktop`)
  await expect(other.getByLabel(auth.register.invitation)).toHaveValue(code)
  await expect(other.getByText(/The person who invited you gets .*20\.00 USD/)).toBeVisible()
  await fillRegistration(other, { ...bob, repeat: bob.password })
  await typeCode(other, await codeFromMailbox(other, stage, bob.email))
  await other.getByRole('button', { name: auth.register.submit, exact: true }).click()
  await expect(other).not.toHaveURL(/\/pass\//)
  const token = await other.evaluate(() => localStorage.getItem('token'))
  const friend = { ...bob, id: '', token: token ?? '' }
  await elsewhere.close()

  const row = page.getByRole('table', { name: invite.friends.title }).getByRole('row').nth(1)
  await expect(row).toContainText('b***2')
  await expect(row).toContainText(invite.stage.REGISTERED)
  await depositApproved(stage, friend)
  await expect(row).toContainText(invite.stage.FUNDED)
  await openPosition(stage, friend, 'real')
  await expect(row).toContainText(invite.stage.TRADED)
  await expect(row).toContainText('+20.00')
  const rewards = page.getByRole('heading', { name: invite.rewards.title, exact: true }).locator('../../..')
  await expect(rewards).toContainText(/20\.00\s*USD/)

  await page.goto('/profile/notification?show=INVITES')
  const reward = page.getByRole('tabpanel').getByRole('link', { name: /Invitation reward of .*20\.00 USD/ })
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1)
  await reward.click()
  await expect(page).toHaveURL('/profile/invite')
  await openPosition(stage, friend, 'real')
  const { result } = await stage.call('POST', 'user/getUserInfo', {}, anna.token)
  expect(result).toMatchObject({ accounts: { real: { available: '20.00' } } })
})

test('code and link are copied, the link is shared on phones, and the QR code is saved', {
  tag: '@mobile',
}, async ({ page, context, stage }) => {
  const anna = await stage.register()
  await stage.signIn(context, anna)
  await context.addInitScript(() => {
    const shared: unknown[] = []
    Object.assign(window, { shared })
    Object.assign(navigator, { share: async (data: unknown) => void shared.push(data) })
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => void shared.push(text) },
    })
  })
  await page.goto('/profile/invite')
  await page.getByRole('button', { name: invite.code.copy }).click()
  await expect(page.getByText(english.errors.copied)).toBeVisible()
  await page.getByRole('button', { name: invite.link.copy }).click()
  await page.getByRole('button', { name: invite.share.action }).click()
  const shared = await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared)
  expect(shared).toMatchObject([
    expect.stringMatching(/^[A-Z0-9]{6,8}$/),
    expect.stringContaining('/pass/register?invite='),
    { url: expect.stringContaining('/pass/register?invite=') },
  ])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: invite.qr.save }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^swx-[A-Z0-9]+\.svg$/)
  await expect(page.getByRole('img', { name: invite.qr.label })).toBeVisible()
})

test('the rules name amount, condition, cap and that there is one level', { tag: '@mobile' }, async ({
  page,
  context,
  stage,
}) => {
  await stage.signIn(context, await stage.register())
  await page.goto('/profile/invite')
  const figures = { reward: '20.00 USD', minimum: '120.00 USD', cap: '50' }
  for (const rule of ['each', 'condition', 'cap', 'level', 'volume', 'paid'] as const)
    await expect(page.getByText(fill(invite.rules[rule], figures), { exact: true })).toBeVisible()
})
