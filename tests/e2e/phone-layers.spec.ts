import { openPosition } from '../support/invite.ts'
import { textsOf } from '../support/texts.ts'
import { setPrice } from '../support/trade.ts'
import { chooseElsewhere } from './support/choose-elsewhere.ts'
import { clippedElements } from './support/clipped.ts'
import { enlarge } from './support/large-text.ts'
import { layerFaults } from './support/layer-faults.ts'
import { phoneLayers } from './support/phone-layers.ts'
import { settle } from './support/settle.ts'
import { spillingControls } from './support/spilling.ts'
import { expect } from './support/test.ts'
import { shortTargets } from './support/touch-targets.ts'
import { test } from './support/walk-test.ts'

for (const { name, path, mode, needs, open } of phoneLayers)
  test(`${name}: every target has room for a finger, nothing is cut off, and the foot is in sight`, {
    tag: '@mobile',
  }, async ({ page, context, stage, user }) => {
    const own = { userName: `layers_${test.info().workerIndex}`, email: 'layers@example.com' }
    const person = needs === 'newUser' ? await stage.register(own) : user
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await setPrice(stage, 'BTC', 52_100)
    if (needs === 'position') await openPosition(stage, user, mode)
    await stage.signIn(context, person, mode)
    // The language with the longest words, and one from the right.
    for (const language of ['de', 'ar'] as const) {
      await page.setViewportSize({ width: 390, height: 780 })
      await page.goto(typeof path === 'string' ? path : path(user))
      await page.evaluate(chooseElsewhere, language)
      const words = textsOf(language)
      await expect(page).toHaveTitle(new RegExp(words.common.sandbox.title))
      await settle(page)
      await open(page, words)
      await expect(page.getByRole('dialog').last()).toBeVisible()
      await settle(page)
      expect.soft(await shortTargets(page), `targets in ${language}`).toEqual([])
      await page.setViewportSize({ width: 320, height: 568 })
      const narrow = { message: `at 320 px in ${language}`, timeout: 3_000 }
      await expect.soft.poll(() => layerFaults(page), narrow).toEqual([])
      expect.soft(await spillingControls(page), narrow.message).toEqual([])
      await page.setViewportSize({ width: 360, height: 740 })
      await enlarge(page, 200)
      const large = { message: `with text at 200 % in ${language}`, timeout: 3_000 }
      await expect.soft.poll(() => layerFaults(page), large).toEqual([])
      expect.soft(await clippedElements(page), large.message).toEqual([])
      await page.keyboard.press('Escape')
    }
  })
