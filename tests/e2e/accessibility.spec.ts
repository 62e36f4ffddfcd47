import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'

test('axe finds a barrier far down a long list when the row is unlike those before it', {
  tag: '@desktop',
}, async ({ page }) => {
  const row = (cell: string) => `<tr><td>${cell}</td></tr>`
  const rows = Array.from({ length: 60 }, (_, place) =>
    row(place === 50 ? '<img src="data:,">' : `row ${place}`),
  )
  await page.setContent(`<!doctype html><html lang="en"><title>List</title>
    <main><h1>List</h1><table><tbody>${rows.join('')}</tbody></table></main>`)
  await expect(expectAccessible(page, 'a long list')).rejects.toThrow('image-alt')
  await expect(page.getByRole('row').filter({ visible: true })).toHaveCount(60)
})
