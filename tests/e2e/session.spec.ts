import { expect, test } from './support/test.ts'

test('logging in and out in one tab is seen in the other', { tag: '@desktop' }, async ({
  page,
  context,
  stage,
}) => {
  const anna = await stage.register()
  await stage.signIn(context, anna)
  await page.goto('/')
  await expect(page.getByRole('banner').getByText('DEMO')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/market')
  await other.evaluate(() => {
    localStorage.removeItem('token')
  })
  await expect(page.getByRole('banner').getByText('DEMO')).toHaveCount(0)
  await other.evaluate((token) => localStorage.setItem('token', token), anna.token)
  await expect(page.getByRole('banner').getByText('DEMO')).toBeVisible()
})
