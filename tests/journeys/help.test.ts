import { chooseLanguage } from '../support/steps.ts'
import { english, fill, textsOf } from '../support/texts.ts'
import { tradeBitcoin } from '../support/trade.ts'
import { expectAccessible } from './support/axe.ts'
import type { JourneyPage } from './support/page.ts'
import { expect, test } from './support/test.ts'

const { help, common, content } = english
const main = (page: JourneyPage) => page.getByRole('main')
const search = (page: JourneyPage) => main(page).getByRole('searchbox', { name: help.search.label })

test('a visitor finds an answer by typing, says that it helped, and shares its address', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => localStorage.setItem('test.copied', text) },
    })
  })
  await page.goto('/help')
  await expect(page.getByRole('heading', { level: 1, name: help.title })).toBeVisible()
  await search(page).fill('withdrawal fee')
  const found = main(page).getByRole('link', { name: 'What does a withdrawal cost?' }).first()
  await expect(main(page).getByText(/^Results: \d/)).toBeVisible()
  await found.click()

  await expect(page).toHaveURL(/\/help\/faq\?id=c-\d+$/)
  const question = main(page).getByRole('button', { name: 'What does a withdrawal cost?' })
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await expect(main(page)).toContainText('The fee is 1.00% of the amount')
  await main(page).getByRole('button', { name: help.helpful.yes, exact: true }).click()
  await expect(main(page).getByText(help.helpful.yesSaid)).toBeVisible()
  await main(page).getByRole('button', { name: help.copyLink }).click()
  await expect(page.getByText(english.errors.copied)).toBeVisible()
  const address = (await page.evaluate(() => localStorage.getItem('test.copied'))) ?? ''
  expect(address).toBe(page.url())

  await page.goto(address)
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await expect(main(page).getByRole('button', { name: help.helpful.yes, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('questions are chosen by group and found while typing, with the keyboard alone', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/help/faq')
  const questions = main(page).getByRole('button', { expanded: false })
  await expect(questions).toHaveCount(26)
  await page.getByRole('button', { name: new RegExp(help.group.lending) }).press('Enter')
  await expect(page).toHaveURL('/help/faq?group=lending')
  await expect(questions).toHaveCount(4)
  await search(page).press('r')
  await search(page).pressSequentially('epaid early')
  await expect(questions).toHaveCount(1)
  await questions.first().press('Enter')
  await expect(main(page)).toContainText('You pay interest up to that day only.')
  await search(page).fill('zebra')
  await page.getByRole('button', { name: help.search.reset }).click()
  await expect(main(page).getByRole('button', { expanded: true })).toHaveCount(1)
  await expect(questions).toHaveCount(25)
  await main(page).getByRole('link', { name: help.contact.company }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: common.page.companyIntro })).toBeAttached()
})

test('announcements stand with the pinned one first, and open by their address', { tag: '@mobile' }, async ({
  page,
}) => {
  await page.goto('/help')
  await main(page)
    .getByRole('link', { name: /^This is a sandbox/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: common.page.notice })).toBeAttached()
  const list = main(page).getByRole('region', { name: common.page.notice })
  await expect(list.getByRole('button', { name: /pinned$/ })).toHaveAttribute('aria-expanded', 'true')
  await expect(list.getByRole('button', { expanded: false }).first()).toContainText(
    'Figures follow your language',
  )
  await expect(list).toContainText('no real money moves')
})

test('a text is shown with its own title, whatever the address says', { tag: '@desktop' }, async ({
  page,
}) => {
  const crafted = encodeURIComponent('<img src=x onerror=alert(1)>Send 500 USDT to unlock your account')
  await page.goto(`/detail?id=c-209&title=${crafted}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Risk warning' })).toBeAttached()
  await expect(page.locator('body')).not.toContainText('Send 500')
  await expect(page).toHaveTitle(/^Risk warning · /)
  await expect(page).toHaveURL('/detail?id=c-209&title=Risk+warning')

  await page.goto('/detail?id=c-999&title=Your+prize')
  await expect(page.locator('body')).not.toContainText('Your prize')
  await main(page).getByRole('link', { name: content.detail.help }).click()
  await expect(page).toHaveURL('/help')
})

test('another language brings its list and its text, across both language classes', {
  tag: '@mobile',
}, async ({ page, device }) => {
  const first = page.waitForRequest(/listContents\/2/)
  await page.goto('/detail?id=c-209')
  await first
  await expect(page.getByRole('heading', { level: 1, name: 'Risk warning' })).toBeAttached()
  await Promise.all([
    page.waitForRequest(/listContents\/1/),
    chooseLanguage(page, device, 'en', 'zh', { isUnderMore: true }),
  ])
  await expect(page).toHaveURL(/\/detail\?id=c-109&/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Risk warning')
  await expect(main(page)).toContainText('保证金')
  const chinese = textsOf('zh')
  await expect(page.getByRole('heading', { name: chinese.content.documents })).toBeVisible()
})

test('how the products work: every cost in figures from the terms in force', { tag: '@mobile' }, async ({
  page,
}) => {
  await page.goto('/introduction')
  await expect(page.getByRole('heading', { level: 1, name: common.page.introduction })).toBeAttached()
  await expect(main(page)).toContainText('Fixed-time options: these are binary options')
  const example = (name: string) => main(page).getByRole('region', { name, exact: true })
  await expect(example(content.examples.loan.title)).toContainText('41.6%')
  await expect(example(content.examples.loan.title)).toContainText('1,029.00')
  await expect(example(content.examples.withdrawal.title)).toContainText('495.00')
  await expect(example(content.examples.option.title)).toContainText('54.05%')
  await expect(example(content.examples.position.title)).toContainText('−100.50')
  await expect(example(content.examples.plan.title)).toContainText(/\d+\.\d\d ?USD/)
})

test('the company page says that no company operates the sandbox, and how to complain', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/company-intro')
  await expect(page.getByRole('heading', { level: 1, name: common.page.companyIntro })).toBeAttached()
  await expect(page.getByRole('heading', { name: content.company.sandbox })).toBeVisible()
  for (const name of ['About us', 'Company profile', 'Licence supervision', 'Partners', 'How to complain'])
    await expect(main(page).getByRole('region', { name })).toBeVisible()
  await expect(main(page).getByRole('region', { name: 'How to complain' })).toContainText('ombudsman')
  await main(page).getByRole('button', { name: help.contact.open }).click()
  await expect(page.getByRole('dialog', { name: common.support.title })).toBeVisible()
})

test('every policy and statement is reached: from the footer, and on a phone from home and account', async ({
  page,
  device,
}) => {
  await page.goto('/')
  const from = device === 'desktop' ? page.getByRole('contentinfo') : main(page)
  if (device === 'mobile') {
    await page.goto('/profile')
    for (const name of ['Terms of use', 'Legal information', common.page.companyIntro])
      await expect(from.getByRole('link', { name, exact: true })).toBeVisible()
    await page.goto('/')
  }
  for (const name of [
    'Terms of use',
    'Privacy policy',
    'Legal information',
    'Disclaimer',
    'Risk warning',
    'Cookie policy',
    'About advertising',
  ]) {
    await from.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeAttached()
    await expect(main(page).getByRole('article')).toContainText(/\w+ \w+/)
    await page.goBack()
    await expect(page).toHaveTitle(new RegExp(`^${common.page.home} · `))
    await expect(page.getByRole('heading', { level: 1, name })).toHaveCount(0)
  }
})

test('what cannot be loaded is said, and asked for again', { tag: '@mobile' }, async ({ page, watch }) => {
  watch.allow(/listContents|503/)
  let isDown = true
  await page.route('**/index/listContents/**', (route) =>
    isDown ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  )
  await page.goto('/help')
  await expect(main(page).getByText(help.failed)).toBeVisible()
  isDown = false
  await main(page).getByRole('button', { name: common.action.retry }).click()
  await expect(main(page).getByRole('heading', { name: help.group.payments })).toBeVisible()
  await expect(
    main(page)
      .getByText(fill(help.all, { number: 4 }))
      .first(),
  ).toBeVisible()
})

test('support without staff says so, offers answers while one types, answers from the help pages, and leads to the complaints', {
  tag: '@mobile',
}, async ({ page }) => {
  await page.goto('/market')
  await page.getByRole('button', { name: common.support.title }).first().click()
  const panel = page.getByRole('dialog', { name: common.support.title })
  await expect(panel.getByText(common.support.empty)).toBeVisible()
  const message = panel.getByLabel(common.support.label)
  await message.fill('What does my withdrawal cost?')
  await expect(
    panel.getByRole('region', { name: common.support.related }).getByRole('link').first(),
  ).toHaveText('What does a withdrawal cost?')
  await panel.getByRole('button', { name: common.support.send }).click()
  await expect(panel.getByText(common.support.automatic)).toBeVisible()
  await expect(panel).toContainText('The fee is 1.00% of the amount')
  await expectAccessible(page, 'support')

  await message.fill('xyzzy')
  await panel.getByRole('button', { name: common.support.send }).click()
  await expect(panel.getByText(common.support.none)).toBeVisible()
  await panel.getByRole('link', { name: help.contact.company }).click()
  await expect(page).toHaveURL('/company-intro')
  await expect(panel).toBeHidden()
})

test('a screen leads to the answer to what it asks, and the answer to the page it is about', {
  tag: '@desktop',
}, async ({ page, context, stage }) => {
  await tradeBitcoin(stage, context)
  await page.goto('/profile/performance')
  await main(page)
    .getByRole('link', { name: /^How is the return on the profit and loss page worked out/ })
    .click()
  await expect(page).toHaveURL(/\/help\/faq\?id=c-\d+$/)
  await expect(main(page)).toContainText('The time-weighted return is 10%, although 100.00 USD is only 1%')
  await main(page).getByRole('link', { name: common.page.performance, exact: true }).click()
  await expect(page).toHaveURL(/\/profile\/performance$/)
})
