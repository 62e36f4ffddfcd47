import { goToTab } from '../support/steps.ts'
import { expect, test } from './support/test.ts'

test('once the first page is quiet the main pages are there: opening them loads no code any more', {
  tag: '@desktop',
}, async ({ page, device, context, stage }) => {
  await stage.signIn(context, await stage.register())
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loaded.push(new URL(request.url()).pathname)
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const first = loaded.length
  let before = first
  const isQuietAgain = () => {
    const isQuiet = loaded.length > first && loaded.length === before
    before = loaded.length
    return isQuiet
  }
  // Each of the fetches waits for an idle moment, five seconds at most.
  await expect.poll(isQuietAgain, { intervals: [5_500], timeout: 60_000 }).toBe(true)

  loaded.length = 0
  for (const name of ['market', 'trading', 'loan', 'nfts', 'profile', 'home'] as const) {
    await goToTab(page, device, name)
    await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveCount(1)
  }
  expect(loaded).toEqual([])
})
