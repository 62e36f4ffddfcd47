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
  await expect(page.getByRole('heading', { name: loans.apply.question.sign })).toBeFocused()
  await expectToFit(page, 'the agreement')
  // The text is the page, and the bar with the button is on it from the beginning.
  await expect(page.getByRole('button', { name: loans.sign.once })).toBeDisabled()
  await expect(page.getByRole('button', { name: loans.sign.once })).toBeInViewport({ ratio: 1 })
  await page.mouse.wheel(0, 500)
  const bar = page.getByRole('progressbar', { name: loans.agreement.progress })
  const readOf = async () => Number(await bar.getAttribute('aria-valuenow'))
  await expect.poll(readOf).toBeGreaterThan(10)
  expect(await readOf()).toBeLessThan(95)
  await expect(page.getByText(/^Read \d+%/)).toBeVisible()
  await page.getByRole('button', { name: loans.agreement.toEnd }).click()
  await page.getByRole('button', { name: loans.sign.now, exact: true }).click()
  await expect(page.getByRole('heading', { name: loans.apply.question.signature })).toBeFocused()

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
  // Whole, not cropped: the picture has the shape of the field.
  const shape = await page.getByRole('img', { name: images.preview }).evaluate((image: HTMLImageElement) => ({
    fit: getComputedStyle(image).objectFit,
    width: image.clientWidth,
  }))
  expect(shape.fit).toBe('contain')
  expect(shape.width).toBeGreaterThan(200)
  await page.getByRole('button', { name: loans.sign.look }).click()
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
