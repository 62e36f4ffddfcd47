import { english } from '../support/texts.ts'
import { expect, test } from './support/test.ts'

test('a visitor sees the movers of the day, whose prices move, and opens one', { tag: '@mobile' }, async ({
  page,
}) => {
  await page.goto('/')
  const movers = page.getByRole('region', { name: english.market.movers.title })
  const first = movers.getByRole('listitem').first()
  await expect(first).toBeVisible()
  const before = await movers.innerText()
  await expect.poll(() => movers.innerText(), { timeout: 15_000 }).not.toBe(before)
  await first.getByRole('link').click()
  await expect(page).toHaveURL(/\/cruuency\?code=/)
})
