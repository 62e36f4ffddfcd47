import { verify } from '../support/borrower.ts'
import type { Person, Stage } from '../support/stage.ts'
import { english, fill, plain } from '../support/texts.ts'
import { expectAccessible } from './support/axe.ts'
import type { JourneyContext } from './support/context.ts'
import type { JourneyPage } from './support/page.ts'
import { settle } from './support/settle.ts'
import { expect, test } from './support/test.ts'

const { loans, images, identity, money, errors, plans } = english
const text = (words: string, values: Record<string, string | number>) => plain(fill(words, values))

/** Scrolls the agreement to its end, as reading does. Without a layout it has no height by itself. */
async function readToTheEnd(page: JourneyPage, title = 'Loan agreement (sample)'): Promise<void> {
  const paper = page.getByRole('region', { name: title })
  await paper.evaluate((element) => {
    Object.defineProperties(element, { clientHeight: { value: 400 }, scrollHeight: { value: 2_000 } })
    element.scrollTop = 1_600
  })
  await paper.dispatchEvent('scroll')
}

/** Scrolls the page to the end of the agreement, which is its text on phones. */
async function scrollToTheEnd(page: JourneyPage): Promise<void> {
  const words = page.getByRole('article', { name: 'Loan agreement (sample)' })
  await words.evaluate((element) => {
    const window = element.ownerDocument.defaultView
    if (window === null) throw new Error('The page has no window.')
    element.getBoundingClientRect = () => new window.DOMRect(0, -2_000, 360, 2_000)
    window.dispatchEvent(new window.Event('scroll'))
  })
}

async function drawSignature(page: JourneyPage): Promise<void> {
  const field = page.getByRole('img', { name: images.signature.field })
  await field.dispatchEvent('pointerdown', { clientX: 20, clientY: 20, buttons: 1 })
  await field.dispatchEvent('pointermove', { clientX: 80, clientY: 60, buttons: 1 })
  await field.dispatchEvent('pointerup')
}

/** Applies on the page for 1,000.00 USD over 30 days, up to the confirm button; signs with the pad or by name. */
async function applyFor(page: JourneyPage, amount: string, way: 'draw' | 'type'): Promise<void> {
  await page.goto('/loan')
  const quote = page.getByRole('form', { name: loans.quote.title })
  await quote.getByRole('textbox', { name: new RegExp(loans.choice.amount) }).fill(amount)
  await quote.getByRole('button', { name: /Continue with/ }).click()
  await expect(page).toHaveURL(/\/loan\/apply\?/)

  const isPhone = await page.evaluate(() => document.documentElement.dataset.device === 'mobile')
  const toReview = page.getByRole('button', { name: isPhone ? loans.sign.look : loans.sign.toReview })
  if (isPhone) {
    const sign = page.getByRole('button', { name: loans.sign.once })
    await expect(sign).toBeDisabled()
    await scrollToTheEnd(page)
    await page.getByRole('button', { name: loans.sign.now, exact: true }).click()
    await expect(page.getByRole('heading', { name: loans.apply.question.signature })).toBeFocused()
  } else {
    await expect(toReview).toBeDisabled()
    await readToTheEnd(page)
    await expect(toReview).toBeEnabled()
  }
  await toReview.click()
  await expect(page.getByRole('alert').filter({ hasText: errors.agreementNotSigned })).toBeVisible()
  if (way === 'draw') await drawSignature(page)
  else {
    await page.getByRole('button', { name: images.signature.type, exact: true }).click()
    await page.getByLabel(images.signature.name).fill('Somebody Else')
    await page.getByRole('button', { name: images.signature.use }).click()
    await expect(page.getByText(text(loans.sign.otherName, { name: 'Mei Tan' }))).toBeVisible()
    await page.getByLabel(images.signature.name).fill('mei  tan')
  }
  await page.getByRole('button', { name: images.signature.use }).click()
  await expect(page.getByRole('img', { name: images.preview })).toBeVisible()
  await toReview.click()
  await expect(page.getByRole('heading', { name: loans.review.signed })).toBeVisible()
}

const figure = (page: JourneyPage, name: RegExp) => page.getByRole('main').getByText(name).first()

/** A verified user whose clock stands still, so that no midnight comes in between. */
async function borrower(stage: Stage, context: JourneyContext, funds?: string): Promise<Person> {
  await stage.control('freezeClock')
  const person = await (funds === undefined ? stage.register() : stage.registerFunded(funds))
  await verify(stage, person)
  await stage.signIn(context, person, 'real')
  return person
}

const advance = (stage: Stage, by: string) => stage.control('advanceClock', { body: { by } })

async function balance(stage: Stage, person: Person): Promise<string> {
  const { result } = await stage.call('POST', 'user/getUserInfo', {}, person.token, 'real')
  return (result as { accounts: { real: { available: string } } }).accounts.real.available
}

test('a visitor sees the representative example and what any day costs, and is led to the log-in', {
  tag: '@mobile',
}, async ({ page }) => {
  await page.goto('/loan')
  await expect(page.getByRole('main')).toContainText(/APR 41\.6%/)
  const quote = page.getByRole('form', { name: loans.quote.title })
  await quote.getByRole('textbox', { name: new RegExp(loans.choice.amount) }).fill('2500')
  await quote.getByRole('button', { name: '60', exact: true }).click()
  await expect(quote).toContainText(/41\.7%/)
  await expect(quote).toContainText(/2,647\.50\s*USD/)
  await expect(quote).toContainText(/750\.00\s*USD/)

  const slider = page.getByRole('slider', { name: loans.anyDay.day })
  await slider.fill('21')
  const card = page.getByRole('region', { name: loans.anyDay.label })
  await expect(card).toContainText(/2,550\.00\s*USD/)
  await expect(card).toContainText(/50\.00\s*USD/)
  await card.getByRole('button', { name: loans.anyDay.earlier }).click()
  await expect(card).toContainText(/2,547\.50\s*USD/)
  await settle(page)
  await expectAccessible(page, 'what a loan costs')
  await quote.getByRole('link', { name: loans.quote.logIn }).click()
  await expect(page).toHaveURL(/\/pass\/login\?next=%2Floan/)
})

test('who is not verified is led to the identity check and back, then borrows, signed by hand, and repays early to the cent', {
  tag: '@mobile',
}, async ({ page, context, stage }) => {
  await stage.control('freezeClock')
  const person = await stage.registerFunded('100.00')
  await stage.signIn(context, person, 'real')
  await page.goto('/loan/apply?amount=1000.11&days=30')
  await expect(page.getByText(loans.line.unverified)).toBeVisible()
  await page.getByRole('link', { name: loans.line.verify }).click()
  await expect(page).toHaveURL(/\/loan\/kyc\?next=/)
  await verify(stage, person)
  await page.reload()
  await page.getByRole('link', { name: identity.status.back }).click()
  await expect(page).toHaveURL(/\/loan\/apply\?amount=1000\.11&days=30/)

  await applyFor(page, '1000.11', 'draw')
  await settle(page)
  await expectAccessible(page, 'the review of a loan')
  for (const shown of ['Mei Tan', '12 Sample Street', /1,029\.11\s*USD/, /41\.6%/, money.risk.loan])
    await expect(page.getByRole('main')).toContainText(shown)
  await page.getByRole('button', { name: /REAL.*Borrow/ }).click()
  await expect(page).toHaveURL(/\/loan\/record\?no=LN/)
  await expect(page.locator('[data-fresh]')).toContainText(loans.state.SIGNED)
  expect(await balance(stage, person)).toBe('100.00')

  await advance(stage, 'PT61S')
  await page.reload()
  await expect(page.getByRole('main')).toContainText(loans.state.REPAYING)
  expect(await balance(stage, person)).toBe('1100.11')
  await advance(stage, 'P10D')
  await page.reload()
  const repay = page.getByRole('button', { name: /REAL.*Repay .?1,009\.11.? USD/ })
  await expect(repay).toBeVisible()
  await expect(page.getByRole('region', { name: loans.anyDay.label })).toBeVisible()
  await settle(page)
  await expectAccessible(page, 'a running loan')

  await repay.click()
  const dialog = page.getByRole('dialog', { name: loans.repay.dialog })
  await expect(dialog).toContainText(/1,009\.11\s*USD/)
  await dialog.getByRole('button', { name: /Repay .?1,009\.11.? USD/ }).click()
  await expect(page.getByText(loans.repay.done)).toBeVisible()
  await expect(page.getByRole('main')).toContainText(loans.state.REPAID)
  expect(await balance(stage, person)).toBe('91.00')
})

test('signed by name in another language, the agreement is kept word for word, and the loan is withdrawn from', {
  tag: '@desktop',
}, async ({ page, context, stage }) => {
  const person = await borrower(stage, context, '400.00')
  await page.goto('/loan/apply?amount=2000.11&days=60&step=sign')
  const reader = page.getByRole('region', { name: loans.agreement.title, exact: true })
  await reader.getByRole('searchbox').fill('late')
  await expect(reader.getByRole('status')).toContainText(/Match 1 of [2-9]/)
  await reader.getByRole('button', { name: loans.agreement.next }).click()
  await expect(reader.getByRole('status')).toContainText(/Match 2 of/)
  await reader.getByRole('searchbox').fill('')
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    reader.getByRole('button', { name: loans.agreement.download }).click(),
  ])
  expect(saved.suggestedFilename()).toMatch(/^loan-agreement-.*-en\.html$/)
  await settle(page)
  await expectAccessible(page, 'the agreement')
  await readToTheEnd(page)
  let answer = () => {}
  const isTime = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/user/loanQuote', (route) => isTime.then(() => route.continue()), { times: 1 })
  await reader.getByRole('combobox', { name: loans.agreement.language }).selectOption('Deutsch')
  // Scrolling on in the text that is still shown says nothing about the next one.
  await reader.getByRole('region').dispatchEvent('scroll')
  answer()
  await expect(reader).toContainText('Kreditvertrag (Muster)')
  await expect(page.getByText(loans.sign.otherText)).toBeVisible()
  await readToTheEnd(page, 'Kreditvertrag (Muster)')
  await page.getByRole('button', { name: images.signature.type, exact: true }).click()
  await page.getByLabel(images.signature.name).fill('Mei Tan')
  await page.getByRole('button', { name: images.signature.use }).click()
  await expect(page.getByRole('img', { name: images.preview })).toBeVisible()
  await page.getByRole('button', { name: loans.sign.toReview }).click()

  // The ten minutes of the quote go by: nothing can be sent before the new one was looked at.
  await advance(stage, 'PT11M')
  await page.getByRole('button', { name: /REAL.*Borrow/ }).click()
  await expect(page.getByText(errors.quoteChanged)).toBeVisible()
  await page.getByRole('button', { name: loans.apply.requote }).click()
  await page.getByRole('button', { name: /REAL.*Borrow/ }).click()
  await expect(page).toHaveURL(/\/loan\/record\?no=LN/)

  await advance(stage, 'PT61S')
  await advance(stage, 'P3D')
  await page.reload()
  await page.getByRole('button', { name: loans.documents.read, exact: true }).click()
  await expect(page.getByRole('region', { name: 'Kreditvertrag (Muster)' })).toContainText('Mei Tan')
  await page.getByRole('button', { name: loans.withdraw.action }).click()
  const dialog = page.getByRole('dialog', { name: loans.withdraw.dialog })
  await dialog.getByRole('button', { name: /Cancel and repay .?2,004\.11.? USD/ }).click()
  await expect(page.getByText(loans.withdraw.done)).toBeVisible()
  await expect(page.getByRole('main')).toContainText(loans.timeline.by.WITHDRAWAL)
  expect(await balance(stage, person)).toBe('396.00')
})

test('a late loan costs what is shown, offers help, keeps borrowed money out of plans, and is repaid to the cent', {
  tag: '@mobile',
}, async ({ page, context, stage, device }) => {
  const person = await borrower(stage, context)
  await applyFor(page, '1000.11', 'type')
  await page.getByRole('button', { name: /REAL.*Borrow/ }).click()
  await expect(page).toHaveURL(/\/loan\/record\?no=LN/)
  await advance(stage, 'PT61S')

  await page.goto('/trading?plan=p-crypto-30&days=30')
  const order =
    device === 'mobile'
      ? page.getByRole('dialog', { name: 'Smart crypto 30' })
      : page.getByRole('complementary')
  await order.getByRole('textbox', { name: new RegExp(plans.order.amount) }).fill('500')
  await order.getByRole('button', { name: /REAL.*Review plan/ }).click()
  await expect(order).toContainText(text(money.borrowed, { available: '1,000.11', own: '0.00' }))
  await expect(page.getByRole('dialog', { name: /Buy plan|Confirm/ })).toHaveCount(0)

  // A session that rests for 30 days ends.
  await advance(stage, 'P18D')
  await balance(stage, person)
  await advance(stage, 'P18D')
  await page.goto('/loan/record')
  const main = page.getByRole('main')
  await expect(main).toContainText(loans.state.OVERDUE)
  await expect(main).toContainText(text(loans.record.late_other, { date: '', count: 5 }).slice(-20))
  await expect(main).toContainText(/7\.50\s*USD/)
  await expect(main).toContainText(/300\.03\s*USD/)
  await expect(main).toContainText(/36\.50\s*USD/)
  await expect(main).toContainText(loans.short.never)
  await expect(page.getByRole('button', { name: /Repay .?1,036\.61.? USD/ })).toBeDisabled()
  await settle(page)
  await expectAccessible(page, 'a late loan')

  // No new loan while one is late.
  await page.goto('/loan')
  await expect(page.getByText(loans.choice.open)).toBeVisible()
  await page.goto('/loan/apply?amount=500.00&days=7')
  await expect(page.getByText(loans.apply.open)).toBeVisible()

  await stage.control('fund', { body: { userId: person.id, mode: 'real', amount: '100.00' } })
  await page.goto('/loan/record')
  await page.getByRole('button', { name: /REAL.*Repay .?1,036\.61.? USD/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Repay .?1,036\.61.? USD/ })
    .click()
  await expect(main).toContainText(loans.state.REPAID)
  expect(await balance(stage, person)).toBe('63.50')
  await expect(figure(page, new RegExp(loans.outcome.paid))).toBeVisible()
})

test('bad input stands beside its field or above the button, with the way on', { tag: '@desktop' }, async ({
  page,
  context,
  stage,
}) => {
  const person = await borrower(stage, context, '10.00')
  await page.goto('/loan')
  const quote = page.getByRole('form', { name: loans.quote.title })
  const amount = quote.getByRole('textbox', { name: new RegExp(loans.choice.amount) })
  const go = quote.getByRole('button', { name: /REAL/ })
  await go.click()
  await expect(quote).toContainText(errors.enterLoanAmount)
  await amount.fill('99.99')
  await expect(quote).toContainText(errors.investmentAmountWrong)
  await amount.fill('5000.01')
  await expect(quote).toContainText(errors.investmentAmountWrong)
  await expect(amount).toHaveAttribute('aria-invalid', 'true')

  await page.goto('/loan/apply?amount=1000.00&days=8')
  await expect(page.getByText(loans.apply.notOffered)).toBeVisible()

  await applyFor(page, '1000.22', 'type')
  await stage.control('switchUser', {
    path: { userId: person.id, action: 'lockPayment' },
    body: { reason: 'OPERATOR' },
  })
  await page.getByRole('button', { name: /REAL.*Borrow/ }).click()
  await expect(page.getByRole('dialog', { name: money.lock.title })).toContainText(money.lock.works.repaying)
  await page.getByRole('button', { name: money.lock.close }).click()
  await stage.control('switchUser', { path: { userId: person.id, action: 'unlockPayment' } })

  // What was begun is still there after another page.
  await page.goto('/loan')
  await page.goBack()
  await page.goto('/loan')
  // Another amount makes another agreement, which has to be read and signed again.
  await applyFor(page, '900.22', 'draw')
  await page.getByRole('button', { name: /REAL.*Borrow/ }).click()
  await expect(page).toHaveURL(/\/loan\/record\?no=LN/)
  await advance(stage, 'PT61S')
  await page.reload()
  await expect(page.getByRole('main')).toContainText(loans.state.REJECTED)
  await expect(page.getByRole('main')).toContainText(loans.record.rejectedNext)
  expect(await balance(stage, person)).toBe('10.00')
})
