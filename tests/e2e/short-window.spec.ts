import { expect, test } from './support/test.ts'

test('at 400 % zoom the bars move with the page and leave its content to be seen', async ({
  page,
  stage,
  context,
}) => {
  const anna = await stage.register()
  await stage.signIn(context, anna)
  await page.setViewportSize({ width: 360, height: 225 })
  for (const path of ['/market', '/profile', '/cruuency?code=BTC&type=2&id=54']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    await page.evaluate(() => window.scrollTo(0, 600))
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
    // Nothing that stands still covers the middle column from top to bottom by more than a quarter.
    const covered = await page.evaluate(() => {
      const isHeld = (start: Element | null) => {
        for (let element = start; element; element = element.parentElement) {
          const { position } = getComputedStyle(element)
          if (position === 'fixed' || position === 'sticky') return true
        }
        return false
      }
      const rows = Array.from({ length: innerHeight }, (_, y) => y)
      return rows.filter((y) => isHeld(document.elementFromPoint(innerWidth / 2, y))).length / innerHeight
    })
    expect(covered, path).toBeLessThan(0.25)
  }
})
