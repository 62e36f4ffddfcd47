import { languageOf, languages } from '@swx/locales/languages'
import { textsOf } from '../support/texts.ts'
import { tradeBitcoin } from '../support/trade.ts'
import { chooseElsewhere } from './support/choose-elsewhere.ts'
import { elementsPastTheEdge } from './support/overflow.ts'
import { settle } from './support/settle.ts'
import { expect, test } from './support/test.ts'

const units = ['lots', 'units', 'usd', 'risk'] as const

test('the confirm button is on the first screen in every unit and language, stops switched on', async ({
  page,
  device,
  stage,
  context,
}) => {
  test.slow()
  const { instrument } = await tradeBitcoin(stage, context)
  await page.setViewportSize(
    device === 'mobile' ? { width: 375, height: 667 } : { width: 1_440, height: 900 },
  )
  await page.goto(instrument.path)
  if (device === 'mobile') await page.locator('.dock button').last().click()
  const form = page.locator('form', { has: page.locator('input[name="size"]') })
  await expect(form).toBeVisible()
  for (const stop of await form.getByRole('switch').all())
    if ((await stop.getAttribute('aria-checked')) === 'false') await stop.click()
  const beyond: string[] = []
  for (const { code } of languages) {
    await page.evaluate(chooseElsewhere, code)
    await settle(page, `BTC · ${textsOf(code).common.sandbox.title}`)
    await expect(page.locator('html')).toHaveAttribute('lang', languageOf(code).tag)
    for (const unit of units) {
      await form.locator('select[name="unit"]').selectOption(unit)
      const button = form.locator('button[type="submit"]')
      await expect(button).toBeVisible()
      const { y = 0, height = 0 } = (await button.boundingBox()) ?? {}
      const bottom = await page.evaluate(() => innerHeight)
      if (y < 0 || height === 0 || y + height > bottom) beyond.push(`${code} ${unit}: ${y + height}`)
    }
    expect(await elementsPastTheEdge(page), code).toEqual([])
  }
  expect(beyond).toEqual([])
})
