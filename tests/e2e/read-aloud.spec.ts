import { languageOf } from '@swx/locales/languages'
import { logIn } from '../support/auth.ts'
import { sample } from '../support/pictures.ts'
import { goToTab } from '../support/steps.ts'
import { fill, plain, textsOf } from '../support/texts.ts'
import { setPrice } from '../support/trade.ts'
import { expectAnnounced, expectReadAsSeen } from './support/read-aloud.ts'
import { expect, test } from './support/test.ts'

for (const [language, tag] of [
  ['en', '@desktop'],
  ['de', '@mobile'],
] as const) {
  const words = textsOf(language)
  const { auth, common, market, orders, plans, deposit, errors, images, money } = words
  const { tag: locale, name: languageName } = languageOf(language)
  const figure = (value: number, digits = 2) =>
    value.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })

  test.describe(`read aloud in ${languageName}`, { tag }, () => {
    test.use({ locale })
    test.beforeEach(({ context }) =>
      context.addInitScript((code) => localStorage.setItem('lang', code), language),
    )

    test('a wrong password, the log-in and the way to an open position say what is seen', async ({
      page,
      device,
      stage,
    }) => {
      const person = await stage.register()
      await setPrice(stage, 'BTC', 52_100)
      await page.goto('/pass/login')
      await logIn(page, person.userName, 'Wrong1pass', words)
      await expect(page.getByRole('textbox', { name: auth.login.password })).toHaveAccessibleDescription(
        errors.passwordWrong,
      )
      await logIn(page, person.userName, person.password, words)
      await expect(page).toHaveURL('/profile')
      // Where the focus goes says what the page is called: its title is read by itself only where a document is loaded.
      await expect(page.getByRole('main', { name: common.page.profile, exact: true })).toBeFocused()

      await goToTab(page, device, 'market', words)
      await page.getByRole('tab', { name: market.category.crypto }).click()
      await page.getByRole('table', { name: market.list.label }).getByRole('link', { name: /BTC/ }).click()
      if (device === 'mobile')
        await page.getByRole('button', { name: orders.direction.LONG, exact: true }).click()
      const ticket =
        device === 'mobile'
          ? page.getByRole('dialog')
          : page.getByRole('region', { name: orders.ticket.title })
      const size = ticket.getByRole('textbox', { name: new RegExp(`^${orders.ticket.size}`) })
      await size.fill(figure(0.05))
      await expect(size).toHaveAccessibleDescription(new RegExp(`${figure(0.05)}.*${orders.ticket.lots}`))
      await expectReadAsSeen(ticket)

      // Figures and codes may stand in invisible marks that keep their direction.
      const long = { lots: `.?${figure(0.05)}.?`, code: '.?BTC.?', total: '.*' }
      await ticket.getByRole('button', { name: new RegExp(fill(orders.ticket.review.LONG, long)) }).click()
      const review = page.getByRole('dialog', { name: new RegExp(fill(orders.review.title.LONG, long)) })
      await expect(review).toContainText(money.risk.leverage)
      await expect(review.getByRole('button', { name: common.action.cancel })).toHaveAccessibleDescription(
        new RegExp(`${fill(orders.review.title.LONG, long)}.*USD`.replaceAll(' ', '\\s')),
      )
      await expectReadAsSeen(review)
      await review.getByRole('button', { name: new RegExp(fill(orders.review.confirm.LONG, long)) }).click()
      await expectAnnounced(page, new RegExp(figure(52_100)))
    })

    test('the plan that is bought says what is seen', async ({ page, device, stage, context }) => {
      await stage.control('freezeClock')
      await stage.signIn(context, await stage.registerFunded('20000.00'), 'real')
      await page.goto('/trading?plan=p-crypto-30&days=30')
      const order = device === 'mobile' ? page.getByRole('dialog') : page.getByRole('complementary')
      const amount = order.getByRole('textbox', { name: new RegExp(`^${plans.order.amount}`) })
      await amount.fill(figure(1_000))
      await expect(amount).toHaveAccessibleDescription(new RegExp(`${figure(1_000)}.*USD`))
      await expectReadAsSeen(order)

      const reviewed = fill(plain(plans.order.review), { amount: figure(1_000) })
      await order.getByRole('button', { name: reviewed }).click()
      const review = page.getByRole('dialog').filter({ hasText: money.risk.plan }).last()
      const plan = await review.getByRole('heading').first().innerText()
      await expect(review).toHaveAccessibleName(plan)
      await expect(review).toContainText(figure(1_120))
      await expectReadAsSeen(review)
      await review
        .getByRole('button', { name: fill(plain(plans.confirm.submit), { amount: figure(1_000) }) })
        .click()
      await expectAnnounced(page, new RegExp(fill(plans.confirm.done, { date: '.+' })))
    })

    test('the deposit that is submitted says what is seen', async ({ page, device, stage, context }) => {
      await stage.signIn(context, await stage.register(), 'real')
      await page.goto('/profile/deposit')
      const { form } = deposit
      const sent = page.getByRole('textbox', { name: new RegExp(`^${form.amount}`) })
      await sent.fill('150')
      await expect(sent).toHaveAccessibleDescription(/150.*USDT/)
      const hash = page.getByRole('textbox', { name: form.txHash })
      await expect(hash).toHaveAccessibleDescription(form.txHashHint)
      await hash.fill('7d3f1098')
      const proof = page.getByLabel(form.proof)
      const choose = device === 'mobile' ? images.chooseOnly : images.choose
      await expect(proof).toHaveAccessibleName(`${form.proof} ${choose}`)
      await expect(proof).toHaveAccessibleDescription(`${form.proofHint} ${errors.imageFormats}`)
      await proof.setInputFiles(sample('transfer-proof.png'))
      await expect(page.getByText(new RegExp(`^${images.sent} ·`))).toBeVisible()
      await expectReadAsSeen(page.getByRole('main'))
      const submit = fill(plain(deposit.summary.submit), { amount: '150', currency: 'USDT' })
      await page.getByRole('button', { name: submit }).click()
      await expectAnnounced(page, errors.rechargeSubmitted)
    })
  })
}
