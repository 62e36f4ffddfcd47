import type { Device } from '../support/screen.ts'
import type { Person, Stage } from '../support/stage.ts'
import { closeMessage } from '../support/steps.ts'
import { english, fill } from '../support/texts.ts'
import { expectAccessible } from './support/axe.ts'
import type { Locator } from './support/locator.ts'
import type { JourneyPage } from './support/page.ts'
import { settle } from './support/settle.ts'
import { expect, test } from './support/test.ts'

const { nfts, money, errors, notifications } = english
const words = (text: string, values: Record<string, string | number>) =>
  fill(text, values).replace(/<\/?\d+>/g, '')

interface Work {
  readonly id: string
  readonly title: string
  readonly endsAt: string
  readonly bidCount: number
}

/** A work as the API shows it. */
async function workOf(stage: Stage, id: string): Promise<Work> {
  const { result } = await stage.call('GET', 'index/listNft?pageSize=100')
  const work = (result as { list: Work[] }).list.find((one) => one.id === id)
  if (work === undefined) throw new Error(`There is no work ${id}.`)
  return work
}

/** What the real account has available and on hold. */
async function realAccount(stage: Stage, { token }: Person) {
  const { result } = await stage.call('POST', 'user/getUserInfo', {}, token, 'real')
  const { available, held } = (result as { accounts: { real: { available: string; held: string } } }).accounts
    .real
  return { available, held }
}

/** The form of a work: beside it, or in the sheet that a phone's button brings up. */
async function bidForm(page: JourneyPage, device: Device, title: string): Promise<Locator> {
  if (device === 'desktop') return page.getByRole('main')
  await page.getByRole('button', { name: /Bid from/ }).click()
  return page.getByRole('dialog', { name: title })
}

const typeBid = async (form: Locator, amount: string) => {
  await form.getByRole('textbox', { name: nfts.bid.amount }).fill(amount)
  await form.getByRole('textbox', { name: nfts.address.label }).fill('SANDBOX-ETH-1')
}

test('bids, is outbid and has the money back, bids again in the last seconds, wins, and keeps the certificate', {
  tag: '@mobile',
}, async ({ page, context, stage, device }) => {
  await stage.control('freezeClock')
  const person = await stage.registerFunded('20000.00')
  // Interest on the way would change what is available.
  await stage.call('POST', 'user/setSavings', { enabled: false }, person.token, 'real')
  await stage.signIn(context, person, 'real')
  const { title, endsAt } = await workOf(stage, 'n-3')

  await page.goto('/nfts')
  await expect(page.getByText(nfts.edition)).toBeVisible()
  await settle(page)
  await expectAccessible(page, 'the list of NFTs')
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('status').filter({ hasText: nfts.mine.leading })).toHaveCount(0)

  let form = await bidForm(page, device, title)
  await typeBid(form, '1,102.50')
  await expect(form).toContainText(/Available afterwards\s*18,897\.50/)
  await expectAccessible(page, 'the form of a bid')
  await form.getByRole('button', { name: /Review bid of 1,102\.50 USD/ }).click()
  const review = page.getByRole('dialog', { name: words(nfts.review.title.bid, { title }) })
  await expect(review).toContainText(/Put on hold when you confirm\s*1,102\.50/)
  await expect(review).toContainText(money.risk.nft)
  await expectAccessible(page, 'the review of a bid')
  await review.getByRole('button', { name: /Bid 1,102\.50 USD/ }).dblclick()
  await expect(
    page.locator('[popover]').getByText(/^You’re the highest bidder for .*1,102\.50 USD/),
  ).toBeVisible()
  await closeMessage(page)
  await expect(page.getByText(nfts.mine.leading)).toBeVisible()
  expect(await realAccount(stage, person)).toEqual({ available: '18897.50', held: '1102.50' })
  expect((await workOf(stage, 'n-3')).bidCount).toBe(5)

  await stage.control('bidAsBot', {
    path: { nftId: 'n-3' },
    body: { botUser: 'mountain', amount: '1157.63' },
  })
  await expect(page.getByText(nfts.mine.outbid)).toBeVisible()
  expect(await realAccount(stage, person)).toEqual({ available: '20000.00', held: '0.00' })

  await stage.control('advanceClock', { body: { to: new Date(Date.parse(endsAt) - 30_000).toISOString() } })
  await expect(page.getByRole('timer').first()).toBeVisible()
  form = await bidForm(page, device, title)
  await typeBid(form, '1,215.51')
  await form.getByRole('button', { name: /Review bid/ }).click()
  await expect(form).toContainText('Minimum bid: 1,215.52 USD.')
  await form.getByRole('button', { name: nfts.bid.takeNext }).click()
  await form.getByRole('button', { name: /Review bid of 1,215\.52 USD/ }).click()
  await review.getByRole('button', { name: /Bid 1,215\.52 USD/ }).click()
  await expect(
    page.locator('[popover]').getByText(/^You’re the highest bidder for .*1,215\.52 USD/),
  ).toBeVisible()
  await closeMessage(page)
  const moved = Date.parse((await workOf(stage, 'n-3')).endsAt)
  expect(moved - Date.parse(endsAt)).toBe(15 * 60_000 - 30_000)

  await stage.control('advanceClock', { body: { by: 'PT15M' } })
  await expect(page.getByText(nfts.mine.owned)).toBeVisible()
  expect(await realAccount(stage, person)).toEqual({ available: '18784.48', held: '0.00' })
  await page.getByRole('link', { name: nfts.own.certificate }).click()
  const certificate = page.getByRole('region', { name: nfts.certificate.title })
  await expect(certificate).toContainText('1,215.52 USD')
  await expect(certificate).toContainText(/NF\d{18}/)
  await expect(page.getByText(nfts.receipt.sampleBody)).toBeVisible()
  await settle(page)
  await expectAccessible(page, 'a certificate')
})

test('buys a work at once, has a bid returned that another auction went past, and finds both among the own ones', {
  tag: '@desktop',
}, async ({ page, context, stage, device }) => {
  await stage.control('freezeClock')
  const person = await stage.registerFunded('1000.00')
  await stage.signIn(context, person, 'real')
  const [bought, lost] = [await workOf(stage, 'n-7'), await workOf(stage, 'n-1')]

  await page.goto(`/nfts/detail?id=${bought.id}`)
  const form = await bidForm(page, device, bought.title)
  await form.getByRole('textbox', { name: nfts.address.label }).fill('SANDBOX-ETH-1')
  await form.getByRole('button', { name: /Buy now for 300\.00 USD/ }).click()
  const review = page.getByRole('dialog', { name: words(nfts.review.title.buy, { title: bought.title }) })
  await expect(review).toContainText(nfts.review.equity.buy)
  await expect(review).toContainText(/Deducted when you confirm\s*300\.00/)
  await expectAccessible(page, 'the review of a purchase')
  await review.getByRole('button', { name: /Buy for 300\.00 USD/ }).click()
  await expect(page.getByText(/is yours\. .*300\.00 USD/)).toBeVisible()
  expect(await realAccount(stage, person)).toEqual({ available: '700.00', held: '0.00' })

  const bid = { nftId: lost.id, action: 'bid', amount: '262.50', receiveAddress: 'SANDBOX-ETH-1' }
  expect((await stage.call('POST', 'user/buyNft', bid, person.token, 'real')).code).toBe('20004')
  await page.goto('/nfts/mine')
  await expect(page.getByText(/262\.50 USD.* on hold/)).toBeVisible()
  await stage.control('bidAsBot', {
    path: { nftId: lost.id },
    body: { botUser: 'mountain', amount: '275.63' },
  })
  await expect(page.getByText(/262\.50 USD.* was returned/)).toBeVisible()
  await settle(page)
  await expectAccessible(page, 'own NFTs')
  await stage.control('endAuction', { path: { nftId: lost.id } })
  await page.getByRole('tab', { name: nfts.own.tab.returned }).click()
  await expect(page.getByRole('listitem').filter({ hasText: lost.title })).toContainText(
    /sold for .*275\.63 USD/,
  )
  await page.getByRole('tab', { name: nfts.own.tab.owned }).click()
  await expect(page.getByRole('listitem').filter({ hasText: bought.title })).toContainText(
    /300\.00 USD.* to /,
  )
  expect(await realAccount(stage, person)).toEqual({ available: '700.00', held: '0.00' })

  await page.goto('/profile/transactions')
  await expect(page.getByRole('link', { name: /, NF\d{18}$/ }).first()).toHaveAttribute(
    'href',
    /\/nfts\/mine$/,
  )
  expect(await stage.control('checkInvariants')).toEqual({ ok: true, violations: [] })
})

test('a bid that comes too late, and a lock, change nothing and say what to do', { tag: '@mobile' }, async ({
  page,
  context,
  stage,
  device,
}) => {
  const person = await stage.registerFunded('5000.00')
  await stage.signIn(context, person, 'real')
  const { title } = await workOf(stage, 'n-3')
  await page.goto('/nfts/detail?id=n-3')
  const form = await bidForm(page, device, title)
  await typeBid(form, '6000')
  await form.getByRole('button', { name: /Review bid/ }).click()
  await expect(form.getByRole('alert')).toContainText(errors.insufficientBalance)
  await expect(form.getByRole('link', { name: money.step.deposit })).toBeVisible()

  await typeBid(form, '1102.50')
  await form.getByRole('button', { name: /Review bid/ }).click()
  const review = page.getByRole('dialog', { name: words(nfts.review.title.bid, { title }) })
  await stage.control('switchUser', {
    path: { userId: person.id, action: 'lockPayment' },
    body: { reason: 'OPERATOR' },
  })
  await review.getByRole('button', { name: /Bid 1,102\.50 USD/ }).click()
  const locked = page.getByRole('dialog', { name: money.lock.title })
  await expect(locked).toContainText(money.lock.works.closing)
  await locked.getByRole('button', { name: money.lock.close }).click()

  await stage.control('switchUser', { path: { userId: person.id, action: 'unlockPayment' } })
  await stage.control('bidAsBot', { path: { nftId: 'n-3' }, body: { botUser: 'tokyo90', amount: '1102.50' } })
  await expect(review.getByText(/Someone bid before you/)).toBeVisible()
  await expectAccessible(page, 'a bid that is too low by now')
  await stage.control('endAuction', { path: { nftId: 'n-3' } })
  await expect(review.getByText(nfts.review.over)).toBeVisible()
  await expect(review.getByRole('button', { name: /Bid 1,102\.50 USD/ })).toBeDisabled()
  expect(await realAccount(stage, person)).toEqual({ available: '5000.00', held: '0.00' })
})

test('who is outbid while looking at something else is told, and led back to bid again', {
  tag: '@desktop',
}, async ({ page, context, stage }) => {
  const person = await stage.registerFunded('5000.00')
  const { title } = await workOf(stage, 'n-3')
  const bid = { nftId: 'n-3', action: 'bid', amount: '1102.50', receiveAddress: 'SANDBOX-ETH-1' }
  expect((await stage.call('POST', 'user/buyNft', bid, person.token, 'real')).code).toBe('20004')
  await stage.signIn(context, person, 'real')
  await page.goto('/loan')
  await stage.control('bidAsBot', {
    path: { nftId: 'n-3' },
    body: { botUser: 'mountain', amount: '1157.63' },
  })
  const message = page.locator('[popover]').filter({ hasText: title })
  await expect(message).toBeVisible()
  await message.getByRole('button', { name: notifications.live.bidAgain }).click()
  await expect(page).toHaveURL(/\/nfts\/detail\?id=n-3/)
  await expect(page.getByRole('status').filter({ hasText: nfts.mine.outbid })).toBeVisible()
})

test('works are watched by their star, and found again after a reload', { tag: '@mobile' }, async ({
  page,
  stage,
}) => {
  const { title } = await workOf(stage, 'n-3')
  await page.goto('/nfts')
  await page.getByRole('button', { name: fill(nfts.watch, { title }) }).click()
  await page.goto('/nfts?show=watched')
  const list = page.getByRole('list', { name: nfts.list })
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await settle(page)
  await expectAccessible(page, 'watched works')
  await list.getByRole('link', { name: title }).click()
  // The list stays mounted behind the page of the work.
  await expect(page.getByRole('main').getByText(nfts.detail.chain)).toBeVisible()
  await expect(list).toBeHidden()
  // It stands above the work or beside it, by the shell.
  const star = page.getByRole('main').getByRole('button', { name: fill(nfts.watch, { title }) })
  await star.first().click()
  await page.goto('/nfts?show=watched')
  await expect(page.getByText(nfts.filter.unwatched)).toBeVisible()
})
