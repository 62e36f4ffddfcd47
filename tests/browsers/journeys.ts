import assert from 'node:assert/strict'
import { fillRegistration, typeCode } from '../support/auth.ts'
import { showCandleTable } from '../support/candle-table.ts'
import { newestDeposit } from '../support/deposit.ts'
import { sample } from '../support/pictures.ts'
import type { Device } from '../support/screen.ts'
import type { Stage } from '../support/stage.ts'
import { chooseLanguage, closeMessage, goToTab } from '../support/steps.ts'
import { english, fill, plain, textsOf } from '../support/texts.ts'
import { availableCents, openTicket, setPrice, tradeBitcoin } from '../support/trade.ts'
import type { DrivenScreen } from './driven-screen.ts'
import type { DriverOptions } from './driver.ts'

const { auth, common, deposit, errors, identity, images, orders } = english

/** What a journey is given. */
export interface Journey {
  readonly page: DrivenScreen
  readonly stage: Stage
  readonly device: Device
  /** Ends the server, so that nothing answers any more. */
  readonly endServer: () => Promise<void>
  /** What the page then complains of is no fault of its. */
  readonly allow: (pattern: RegExp) => void
}

/** A journey, and the browsers that it can be tried in. */
export interface NamedJourney {
  readonly title: string
  readonly device: Device
  readonly camera?: DriverOptions['camera']
  run(journey: Journey): Promise<void>
}

const goToPictures = async ({ page, stage }: Journey): Promise<void> => {
  await stage.signIn(page, await stage.register())
  await page.goto('/loan/kyc')
  await page.getByRole('button', { name: identity.steps.start, exact: true }).click()
  await page.getByRole('searchbox').fill('singap')
  await page.getByRole('radio', { name: /Singapore/ }).check()
  await page.getByRole('button', { name: common.steps.continue }).click()
  await page.getByRole('radio', { name: new RegExp(identity.document.passport) }).check()
  await page.getByRole('button', { name: common.steps.continue }).click()
  await page.getByRole('heading', { name: identity.steps.question.pictures }).waitFor()
}

const openCamera = async ({ page }: Journey) => {
  const picture = identity.document.holding
  await page.getByRole('button', { name: fill(identity.document.cameraFor, { picture }) }).click()
  return page.getByRole('dialog', { name: picture })
}

/** The page is no wider than the window. */
const expectNothingPastTheEdge = async (page: DrivenScreen): Promise<void> => {
  const widths = '[document.documentElement.scrollWidth, innerWidth]'
  const [content = 0, window = 0] = (await page.driver.read(widths)) as number[]
  assert.ok(content <= window, `the page is ${content} px wide in a window of ${window}`)
}

/** What is tried in every browser. */
export const journeys: readonly NamedJourney[] = [
  ...(['desktop', 'mobile'] as const).map((device) => ({
    title: 'someone signs up with a code, and reads the account in Arabic from right to left',
    device,
    async run({ page, stage }: Journey) {
      await page.goto('/pass/register')
      await fillRegistration(page, {
        userName: 'anna_1',
        email: 'anna@example.com',
        password: 'Sandbox1pass',
        repeat: 'Sandbox1pass',
      })
      await page.getByRole('button', { name: auth.code.send }).click()
      await page.getByRole('link', { name: auth.code.mailbox }).waitFor()
      await typeCode(page, await stage.codeFor('anna@example.com'))
      await page.getByRole('button', { name: auth.register.submit, exact: true }).click()
      await page.getByText(auth.register.done).waitFor()
      // A layer that is opened before the next page has come goes with the page that is left.
      await page.waitUntil("location.pathname === '/'")
      await page.getByRole('heading', { level: 1, name: common.page.home }).waitFor()
      await closeMessage(page)
      await chooseLanguage(page, device, 'en', 'ar')
      await page.waitUntil("document.documentElement.dir === 'rtl'")
      const arabic = textsOf('ar')
      await goToTab(page, device, 'profile', arabic)
      await page.getByRole('heading', { level: 1, name: arabic.common.page.profile }).waitFor()
      await page.getByText('anna_1').first().waitFor()
      await expectNothingPastTheEdge(page)
    },
  })),
  ...(['desktop', 'mobile'] as const).map((device) => ({
    title: 'an order is opened as reviewed and closed at what was shown',
    device,
    async run({ page, stage }: Journey) {
      const { person, instrument: bitcoin } = await tradeBitcoin(stage, page)
      await page.goto(bitcoin.path)
      const ticket = await openTicket(page, device)
      await ticket.getByLabel(orders.ticket.size).fill('0.05')
      await ticket.getByLabel(orders.ticket.leverage, { exact: true }).selectOption('2')
      await ticket.getByText('1,302.50').first().waitFor()
      await ticket.getByRole('button', { name: /Review long/ }).click()
      await page.getByRole('dialog').last().getByText(orders.review.worstCase).waitFor()
      await page.getByRole('dialog').last().getByRole('button', { name: /DEMO/ }).click()
      await page.getByText(/Opened: .*BTC.* at .*52,100/).waitFor()
      const opened = await availableCents(stage, person)
      assert.equal(opened, 10_000_000 - 130_250 - 130)

      await setPrice(stage, 'BTC', 52_600)
      await page.goto('/profile/orders')
      await page.getByRole('button', { name: fill(orders.position.closeLabel, { code: 'BTC' }) }).click()
      const dialog = page.getByRole('dialog')
      const confirm = dialog.getByRole('button', { name: /DEMO/ })
      await confirm.waitFor()
      const shown = await dialog.innerText()
      await confirm.click()
      const message = await page.getByText(/Closed .*BTC.*\+\d+\.\d\d/).innerText()
      const [net = ''] = /\+\d+\.\d\d/.exec(message) ?? []
      assert.ok(shown.includes(net), `${message} after ${shown}`)
      const closed = await availableCents(stage, person)
      assert.equal(closed - 10_000_000, Math.round(Number(net) * 100), 'what was shown is what was paid')
    },
  })),
  {
    title: 'a deposit is reported with a picture and credited once it is approved',
    device: 'mobile',
    async run({ page, stage }) {
      const person = await stage.register()
      await stage.signIn(page, person, 'real')
      await page.goto('/profile/deposit')
      await page.getByRole('textbox', { name: deposit.form.amount }).fill('150')
      await page.getByRole('textbox', { name: deposit.form.txHash }).fill('7d3f1098')
      await page.getByLabel(deposit.form.proof).giveFile(sample('transfer-proof.png'))
      await page.getByRole('img', { name: images.preview }).waitFor()
      await page.getByText(new RegExp(`^${images.sent} ·`)).waitFor()
      await expectNothingPastTheEdge(page)
      const report = plain(fill(deposit.summary.submit, { amount: '150', currency: 'USDT' }))
      await page.getByRole('button', { name: report }).click()
      await page.getByText(errors.rechargeSubmitted).waitFor()
      const no = await newestDeposit(stage, person)
      await stage.control('decideRecharge', { path: { no, action: 'approve' } })
      const row = page.getByRole('list', { name: deposit.list.title }).getByRole('listitem')
      await row.filter({ hasText: no }).filter({ hasText: deposit.status.COMPLETED }).waitFor()
    },
  },
  {
    title: 'the chart is drawn, and its candles stand in a table',
    device: 'desktop',
    async run({ page, stage }) {
      const { instrument: bitcoin } = await tradeBitcoin(stage, page)
      await page.goto(bitcoin.path)
      await page.locator('.chart-box canvas').waitUntilDrawn()
      const table = await showCandleTable(page)
      const rows = await table.getByRole('row').count()
      assert.ok(rows > 20, `${rows} rows of candles`)
    },
  },
  {
    title: 'a camera that may not be used is said, and leads to a file',
    device: 'mobile',
    camera: 'refused',
    async run(journey) {
      await goToPictures(journey)
      const dialog = await openCamera(journey)
      await dialog.getByText(new RegExp(`${identity.camera.denied}|${identity.camera.none}`)).waitFor()
      await dialog.getByLabel(identity.camera.file).waitFor()
    },
  },
  {
    title: 'a photo is taken with the camera and sent',
    device: 'mobile',
    camera: 'fake',
    async run(journey) {
      await goToPictures(journey)
      const dialog = await openCamera(journey)
      await dialog.getByRole('button', { name: identity.camera.take }).click()
      await dialog.getByRole('button', { name: identity.camera.use }).click()
      await journey.page.getByRole('img', { name: images.preview }).waitFor()
    },
  },
  {
    title: 'the app opens when nothing answers, with the prices of last time and their age',
    device: 'mobile',
    async run({ page, endServer, allow }) {
      await page.goto('/market?type=2')
      await page.getByText('BTC', { exact: true }).first().waitFor()
      await page.waitUntil('navigator.serviceWorker.ready.then(() => true)')
      // Asked once more through the worker, which then has it.
      await page.reload()
      await page.waitUntil('navigator.serviceWorker.controller !== null')
      await page.getByText('BTC', { exact: true }).first().waitFor()
      await page.waitUntil(
        "caches.open('swx-answers').then((kept) => kept.keys()).then((keys) => keys.some(({ url }) => url.includes('listMarketByType')))",
      )
      allow(/./)
      await endServer()
      await page.reload()
      await page
        .getByRole('row', { name: /BTC.* ago/ })
        .first()
        .waitFor()
    },
  },
  {
    title: 'pages that are left before they have loaded report no fault',
    device: 'desktop',
    async run({ page }) {
      await page.goto('/market?type=2')
      await page.waitUntil('navigator.serviceWorker.ready.then(() => true)')
      const places = ['/market?type=2', '/trading', '/nfts', '/loan', '/help', '/', '/market?type=1']
      for (const path of [...places, ...places, ...places]) await page.goto(path)
      await page.getByText('EURUSD', { exact: true }).first().waitFor()
    },
  },
]
