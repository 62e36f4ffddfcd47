import { english } from '../support/texts.ts'
import { expectAccessible } from './support/axe.ts'
import { settle } from './support/settle.ts'
import { expect, test } from './support/test.ts'

const { account, income } = english
const cents = (text: string) => BigInt(text.replace(/[^\d−]/g, '').replace('−', '-'))

test('savings are credited day by day, the sum is the sum of its rows, and they can be switched off', {
  tag: '@mobile',
}, async ({ page, context, stage }) => {
  // A midnight on the way would close one day more.
  await stage.control('freezeClock')
  const person = await stage.registerFunded('10000.00')
  await stage.signIn(context, person, 'real')
  await stage.control('advanceClock', { body: { by: 'P4D' } })

  await page.goto('/profile/income')
  const rows = page.getByRole('table', { name: income.list.title }).locator('tbody').getByRole('row')
  await expect(rows).toHaveCount(3)
  const amounts = await rows.getByText(/^\+\d+\.\d\d$/).allInnerTexts()
  expect(amounts).toEqual(['+25.13', '+25.06', '+25.00'])
  const total = page.getByRole('region', { name: income.summary.title }).locator('.final')
  expect(cents(await total.innerText())).toBe(amounts.map(cents).reduce((sum, amount) => sum + amount, 0n))

  const savings = page.getByRole('region', { name: income.savings.title })
  await expect(savings).toContainText(/10,075\.19\s*USD/)
  await expect(savings).toContainText(/\+25\.19\s*USD/)
  await expect(savings).toContainText('91.25%')
  await expect(savings).toContainText('148.77%')
  await settle(page)
  await expectAccessible(page, 'income')

  await page.getByRole('switch', { name: income.savings.switch }).click()
  await page
    .getByRole('dialog', { name: income.savings.offTitle })
    .getByRole('button', { name: income.savings.offConfirm })
    .click()
  await expect(page.getByText(income.savings.switchedOff)).toBeVisible()
  await expect(page.getByRole('switch', { name: income.savings.switch })).toHaveAttribute(
    'aria-checked',
    'false',
  )
  await stage.control('advanceClock', { body: { by: 'P2D' } })
  await page.reload()
  await expect(rows).toHaveCount(3)

  await page.getByLabel(income.filter.source).selectOption('SMART')
  await expect(page.getByText(income.empty)).toBeVisible()
  await page.getByRole('button', { name: income.reset }).click()
  await expect(rows).toHaveCount(3)

  // The account says the same of all time.
  const inAll = cents(await total.innerText())
  await page.goto('/profile')
  const beside = (name: string) => page.locator('span', { hasText: `USD ${name}` }).last()
  expect(cents(await beside(account.overview.total).innerText())).toBe(inAll)
})
