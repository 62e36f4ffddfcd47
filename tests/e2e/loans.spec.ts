import type { Page } from '@playwright/test'
import { lend, verify } from '../support/borrower.ts'
import { english } from '../support/texts.ts'
import { expectAccessible } from './support/axe.ts'
import { elementsPastTheEdge } from './support/overflow.ts'
import { settle } from './support/settle.ts'
import { expect, test } from './support/test.ts'

const { loans, images } = english

async function expectToFit(page: Page, where: string): Promise<void> {
  await settle(page)
  expect.soft(await elementsPastTheEdge(page), where).toEqual([])
  await expectAccessible(page, where)
}

test('the agreement is read by scrolling and signed with a finger, and nothing sticks out up to a late loan', {
  tag: '@mobile',
}, async ({ page, context, stage }) => {
  await stage.control('freezeClock')
  const person = await stage.register()
  await verify(stage, person)
  await stage.signIn(context, person, 'real')
  await page.goto('/loan/apply?amount=1000.11&days=30&step=sign')
  const toReview = page.getByRole('button', { name: loans.sign.toReview })
  await expectToFit(page, 'the agreement')
  await expect(toReview).toBeDisabled()
  const paper = page.getByRole('region', { name: /Loan agreement \(sample\)/ })
  await paper.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  await expect(toReview).toBeEnabled()

  const field = page.getByRole('img', { name: images.signature.field })
  await field.scrollIntoViewIfNeeded()
  const box = await field.boundingBox()
  if (box === null) throw new Error('The field to sign in is not on the page.')
  await page.mouse.move(box.x + 20, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + 80, box.y + 60, { steps: 4 })
  await page.mouse.move(box.x + 140, box.y + 20, { steps: 4 })
  await page.mouse.up()
  await page.getByRole('button', { name: images.signature.use }).click()
  await expect(page.getByRole('img', { name: images.preview })).toBeVisible()
  await toReview.click()
  await expect(page.getByRole('heading', { name: loans.review.signed })).toBeVisible()
  await expectToFit(page, 'the review of a loan')

  await lend(stage, person)
  // A session that rests for 30 days ends.
  for (const by of ['PT61S', 'P18D', 'P18D']) {
    await stage.control('advanceClock', { body: { by } })
    await stage.call('POST', 'user/getUserInfo', {}, person.token, 'real')
  }
  await page.goto('/loan/record')
  await expect(page.getByRole('main')).toContainText(loans.state.OVERDUE)
  await expectToFit(page, 'a late loan')
})
