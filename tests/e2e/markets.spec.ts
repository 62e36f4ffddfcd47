import { instrumentRows } from '../support/price-list.ts'
import { english } from '../support/texts.ts'
import { expect, test } from './support/test.ts'

const { updown } = english.common

test('the button of the legend swaps the colours of the prices', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/market?sort=change&dir=desc')
  const legend = page.getByRole('group', { name: updown.legend }).filter({ visible: true })
  const rise = instrumentRows(page).first().getByText(/\+\d/).first()
  const colour = () => rise.evaluate((element) => getComputedStyle(element).color)
  const red = await colour()
  await legend.getByRole('button', { name: updown.swap }).click()
  await expect(legend).toContainText(updown.risingGreen)
  await expect.poll(colour).not.toBe(red)
})
