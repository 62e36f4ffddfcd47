import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Opens a room by the index; answers its part of the same name, or of another one. */
const openRoom = async (page: Page, room: string, part = room) => {
  await page
    .getByRole('navigation', { name: 'Rooms' })
    .getByRole('link', { name: new RegExp(`^${room}[\\d, ]*$`) })
    .click()
  await expect(page.getByRole('heading', { name: room, level: 1 })).toBeVisible()
  return region(page, part)
}

/** Filters the journal by an operation that was called once, by keyboard; calls of another one are gone then. */
const lookFor = async (journal: Locator, operation: string, other: string) => {
  await journal.getByLabel('Operation').fill(operation)
  await journal.getByLabel('Operation').press('Enter')
  await expect(journal.getByRole('row').filter({ hasText: operation })).toHaveCount(1)
  await expect(journal.getByText(other)).toHaveCount(0)
}

test('the console decides what waits, with a reason, without a terminal', async ({ page, stage }) => {
  const anna = await stage.register()
  await stage.control('fund', { body: { userId: anna.id, mode: 'real', amount: '600.00' } })
  const body = { password: '271828', emailCode: '123456' }
  await stage.call('POST', 'payment/password/set', body, anna.token)
  const withdraw = { method: 'BTC', amount: '100.00', address: 'SANDBOX-BTC-1', expectedFee: '1.00' }
  for (let again = 0; again < 2; again++)
    await stage.call(
      'POST',
      'user/withdrawal',
      { ...withdraw, securityPassword: '271828' },
      anna.token,
      'real',
    )
  await page.goto('/__sandbox/')
  const reviews = await openRoom(page, 'Reviews')
  const waiting = reviews.getByRole('listitem')
  await expect(waiting).toHaveCount(2)
  await waiting.first().getByLabel('Reason, when declined').fill('Name does not match')
  await waiting
    .first()
    .getByRole('button', { name: /^Reject/ })
    .click()
  await expect(waiting).toHaveCount(1)
  await waiting.getByRole('button', { name: /^Approve/ }).click()
  await waiting.getByRole('button', { name: /^Network confirms/ }).click()
  await expect(reviews.getByText('No pending reviews')).toBeVisible()
  const records = (await stage.call('GET', 'user/listWithdrwal', undefined, anna.token, 'real')).result as {
    list: { status: string; reason?: string }[]
  }
  expect(records.list.map(({ status, reason }) => [status, reason])).toEqual([
    ['COMPLETED', undefined],
    ['REJECTED', 'Name does not match'],
  ])
  const ledger = await openRoom(page, 'Ledger')
  const entries = ledger.getByRole('row')
  await expect(entries.filter({ hasText: 'WITHDRAWAL_PAID' })).toContainText('99.00')
  await ledger.getByLabel('Kind').fill('WITHDRAWAL_RETURN')
  await expect(entries.filter({ hasText: 'DEMO_START' })).toHaveCount(0)
  await expect(entries.filter({ hasText: 'WITHDRAWAL_RETURN' })).toHaveCount(1)
})

test('the console funds and locks a user, by keyboard', async ({ page, stage }) => {
  const anna = await stage.register()
  await page.goto('/__sandbox/')
  const users = await openRoom(page, 'Users')
  await users.getByRole('link', { name: `Act on ${anna.userName}` }).focus()
  await page.keyboard.press('Enter')
  await expect(users.getByLabel('Amount, USD')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('1234.50')
  await page.keyboard.press('Enter')
  await expect(users.getByText('1,234.50').first()).toBeVisible()
  await users.getByRole('button', { name: 'Lock payments' }).press('Enter')
  await expect(users.getByText('payments locked', { exact: true })).toBeVisible()
  await users.getByRole('button', { name: 'Unlock payments' }).press('Enter')
  await expect(users.getByText('payments locked', { exact: true })).toHaveCount(0)
})

test('the console sets prices, checks the books, and brings a snapshot back', async ({ page, stage }) => {
  await page.goto('/__sandbox/')
  const snapshots = await openRoom(page, 'Snapshots')
  await snapshots.getByRole('button', { name: 'Save this state' }).click()
  await expect(snapshots.getByText('Saved as "before".')).toBeVisible()
  const market = await openRoom(page, 'Prices', 'Market')
  await market.getByLabel('Instrument', { exact: true }).fill('BTC')
  await market.getByLabel(/^Price/).fill('61000')
  await market.getByLabel('Afterwards').selectOption('hold')
  await market.getByRole('button', { name: 'Set the price' }).click()
  await expect(market.getByText('BTC is at 61000, open.')).toBeVisible()
  await market.getByRole('button', { name: 'Halt trading' }).click()
  await expect(market.getByText('BTC is at 61000, halted.')).toBeVisible()
  const invariants = await openRoom(page, 'Invariants')
  await invariants.getByRole('button', { name: 'Check the invariants now' }).click()
  await expect(page.getByText('Every invariant holds.')).toBeVisible()
  await (await openRoom(page, 'Snapshots')).getByRole('button', { name: 'Restore before' }).click()
  await expect(snapshots.getByText(/Restored from "before"/)).toBeVisible()
  const list = (await stage.call('GET', 'index/listMarketByType?type=2')).result as {
    code: string
    price: number
  }[]
  expect(list.find(({ code }) => code === 'BTC')?.price).not.toBe(61000)
  const world = await openRoom(page, 'Worlds', 'World main')
  await world.getByLabel('Users of the profile').selectOption('funded')
  await world.getByRole('button', { name: 'Add its users' }).click()
  await expect(world.getByText(/their password is Sandbox1/)).toBeVisible()
  await expect((await openRoom(page, 'Users')).getByText('25,000.00').first()).toBeVisible()
})

test('the console lets a call go wrong once, and the journal tells what answered', async ({
  page,
  stage,
}) => {
  await page.goto('/__sandbox/')
  const faults = await openRoom(page, 'Faults')
  const form = region(page, 'New fault')
  await form.getByLabel('Operation').fill('listContents')
  await form.getByLabel('What goes wrong').selectOption('503')
  await form.getByRole('button', { name: 'Set this fault' }).click()
  await expect(faults.getByRole('listitem')).toContainText('listContents: answers HTTP 503')
  await stage.call('GET', 'index/listContents/1')
  await expect(faults.getByRole('listitem')).toHaveCount(0)
  const journal = await openRoom(page, 'Journal')
  await journal.getByLabel('Answered by').selectOption('fault')
  await expect(journal.getByRole('row').filter({ hasText: 'listContents' })).toContainText('503')
})

test('the console writes the world as a file and brings it in again, and refuses another file', async ({
  page,
  stage,
}) => {
  const anna = await stage.registerFunded('600.00')
  await page.goto('/__sandbox/')
  const world = await openRoom(page, 'Worlds', 'World main')
  const downloaded = page.waitForEvent('download')
  await world.getByRole('button', { name: 'Download this world' }).press('Enter')
  const file = await (await downloaded).path()
  await stage.control('fund', { body: { userId: anna.id, mode: 'real', amount: '1.00' } })
  const users = () => openRoom(page, 'Users')
  await expect((await users()).getByText('601.00').first()).toBeVisible()

  await openRoom(page, 'Worlds')
  const field = world.getByLabel('Import a world in place of this one')
  await field.setInputFiles({ name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from('[1') })
  await expect(page.getByRole('alert')).toContainText('notes.json holds no world')
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await expect((await users()).getByText('601.00').first()).toBeVisible()
  await openRoom(page, 'Worlds')
  await field.setInputFiles(file)
  await expect(world.getByText(/The clock is stopped/)).toBeVisible()
  await expect((await users()).getByText('600.00').first()).toBeVisible()
  // A file holds no sessions: its users log in again.
  expect((await stage.call('POST', 'user/getUserInfo', {}, anna.token)).code).toBe('401')
  const { userName, password } = anna
  expect((await stage.call('POST', 'login/login', { userName, password })).code).toBe('200')
})

test('the journal of the console is downloaded as an HTTP archive of the calls that the filters let through', async ({
  page,
  stage,
}) => {
  await stage.call('GET', 'index/listContents/1')
  await stage.call('GET', 'index/listSmartProduct')
  await page.goto('/__sandbox/')
  const journal = await openRoom(page, 'Journal')
  await lookFor(journal, 'listContents', 'listSmartProduct')
  const downloaded = page.waitForEvent('download')
  await journal.getByRole('button', { name: 'Download as HAR' }).press('Enter')
  const file = await downloaded
  expect(file.suggestedFilename()).toBe('journal.har')
  const { log } = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(log.entries.map((entry: { _operation: string }) => entry._operation)).toEqual(['listContents'])
})

test('the journal of the console tells what a call changed, and runs it again, by keyboard', async ({
  page,
  stage,
}) => {
  const anna = await stage.registerFunded('600.00')
  const plan = { productId: 'p-crypto-30', days: 30, amount: '500.00', acceptedTermsVersion: '2026-01' }
  expect((await stage.call('POST', 'order/buySmart', plan, anna.token, 'real')).code).toBe('20004')
  await page.goto('/__sandbox/')
  const journal = await openRoom(page, 'Journal')
  await lookFor(journal, 'buySmart', 'getUserInfo')
  await journal.getByRole('link', { name: /details of call/ }).focus()
  await page.keyboard.press('Enter')
  await expect(journal.getByText(`real user:${anna.id}:cash`)).toBeVisible()
  await expect(journal.getByText('60000 → 10000')).toBeVisible()
  await expect(journal.getByText(/^curl .*"Authorization: \$TOKEN"/)).toBeVisible()
  await expect(journal.getByText('Set $TOKEN first; secrets are not kept.')).toBeVisible()
  await expectAccessible(page, 'an exchange unfolded')
  await journal.getByRole('button', { name: 'Run again in the world before it' }).press('Enter')
  await expect(journal.getByText('It answered 200 20004, as it was recorded.')).toBeVisible()
  await journal.getByRole('button', { name: 'Run again now' }).press('Enter')
  await expect(journal.getByText(/It answered 200 \d+, other than recorded/)).toBeVisible()
})

test('the console sets any kind of fault, switches one off and takes it away, by keyboard', async ({
  page,
  stage,
}) => {
  const code = async () => (await stage.call('GET', 'index/listContents/1')).code
  await page.goto('/__sandbox/')
  const faults = await openRoom(page, 'Faults')
  const form = region(page, 'New fault')
  const rules = faults.getByRole('listitem')
  const kind = form.getByLabel('What goes wrong')
  const set = () => form.getByRole('button', { name: 'Set this fault' }).press('Enter')
  await kind.selectOption('answers late by chance')
  await form.getByLabel('Operation').fill('login')
  await form.getByText('Only for some calls').focus()
  await page.keyboard.press('Enter')
  await form.getByLabel('By chance, percent of the calls').fill('30')
  await set()
  await expect(rules).toContainText(['login: late by chance, half of the times by more than 800 ms'])
  await expect(rules).toContainText(['in 30% of the calls'])
  await form.getByLabel('By chance, percent of the calls').fill('')
  for (const [label, words] of [
    ['messages of the market come out of order', 'marketMessage: messages come out of order'],
    ['messages of the market come late', 'marketMessage: 3000 ms late'],
  ] as const) {
    await kind.selectOption(label)
    await set()
    await expect(rules.filter({ hasText: words })).toHaveCount(1)
  }
  await kind.selectOption('answers a code')
  await form.getByLabel('Code', { exact: true }).fill('10009')
  await form.getByLabel('Operation').fill('listContents')
  await form.getByLabel(/^How often/).fill('')
  await set()
  const rule = rules.filter({ hasText: 'listContents: answers code 10009' })
  await expect(rule).toContainText('until cleared')
  await expectAccessible(page, 'faults that are set')
  expect(await code()).toBe('10009')
  await rule.getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('fault 4, listContents is off')).toBeAttached()
  expect(await code()).toBe('200')
  await rule.getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(rules).toHaveCount(3)
  await faults.getByRole('button', { name: 'Clear all' }).press('Enter')
  await expect(rules).toHaveCount(0)
})

test('the console gives an operation another answer and takes it back', async ({ page, stage }) => {
  await page.goto('/__sandbox/')
  const stubs = await openRoom(page, 'Stubs')
  const form = region(page, 'New stub')
  const markets = async () =>
    ((await stage.call('GET', 'index/listMarketByType?type=2')).result as unknown[]).length
  await form.getByLabel('Operation').fill('listMarketByType')
  await form.getByLabel('Answer, JSON').fill('{ "result": [] }')
  await form.getByRole('button', { name: 'Set this answer' }).click()
  await expect(stubs.getByRole('listitem')).toContainText('listMarketByType: {"result":[]}')
  expect(await markets()).toBe(0)
  await stubs.getByRole('button', { name: /^Remove stub/ }).click()
  await expect(stubs.getByRole('listitem')).toHaveCount(0)
  expect(await markets()).toBeGreaterThan(0)
})
