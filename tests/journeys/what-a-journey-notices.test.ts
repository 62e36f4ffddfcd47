import { describe, expect, test } from 'vitest'
import { expectAccessible } from './support/axe.ts'
import { JourneyClock } from './support/journey-clock.ts'
import { expect as expectPage, playJourney } from './support/test.ts'

const page = '/trading'

describe('a journey fails', () => {
  test('when its page complains', async () => {
    const journey = playJourney('desktop', {}, async ({ page: shown }) => {
      await shown.goto(page)
      await shown.evaluate(() => console.error('something is wrong'))
    })
    await expect(journey).rejects.toThrow('something is wrong')
  })

  test('when anything but the mock server is asked', async () => {
    const journey = playJourney('desktop', {}, async ({ page: shown }) => {
      await shown.goto(page)
      await shown.evaluate(() => fetch('https://elsewhere.example/').catch(() => {}))
    })
    await expect(journey).rejects.toThrow('another host: https://elsewhere.example/')
  })

  test('when axe finds a button without a name', async () => {
    const journey = playJourney('desktop', {}, async ({ page: shown }) => {
      await shown.goto(page)
      await shown.evaluate(() => document.querySelector('main')?.append(document.createElement('button')))
      await expectAccessible(shown, 'the page')
    })
    await expect(journey).rejects.toThrow('button-name')
  })

  test('when what it presses lies behind a dialog, or cannot be pressed', async () => {
    const press = (spoil: () => void) =>
      playJourney('desktop', {}, async ({ page: shown }) => {
        await shown.goto(page)
        await expectPage(shown.getByRole('heading', { level: 1 })).toBeVisible()
        await shown.evaluate(spoil)
        await shown.getByRole('button', { name: 'Search' }).click()
      })
    const openDialog = () => {
      const dialog = document.createElement('dialog')
      document.body.append(dialog)
      dialog.showModal()
    }
    await expect(press(openDialog)).rejects.toThrow('a dialog lies over it')
    const disable = () => {
      for (const button of document.querySelectorAll('button')) button.disabled = true
    }
    await expect(press(disable)).rejects.toThrow('it is disabled')
  })

  test('when two parts are what one is asked for', async () => {
    const journey = playJourney('desktop', {}, async ({ page: shown }) => {
      await shown.goto(page)
      await shown.getByRole('link').click()
    })
    await expect(journey).rejects.toThrow('parts are "page › link"')
  })
})

test('two journeys have nothing in common: neither users nor what a browser stores', async () => {
  await playJourney('desktop', {}, async ({ page: shown, stage, context }) => {
    await stage.signIn(context, await stage.register())
    await shown.goto('/profile')
    await expectPage(shown.getByRole('main').getByText('anna_1').first()).toBeVisible()
  })
  await playJourney('desktop', {}, async ({ page: shown, stage }) => {
    await shown.goto('/profile')
    await expectPage(shown.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible()
    expect((await stage.register()).userName).toBe('anna_1')
  })
})

test('time leaps to the next timer, and no further than it may', () => {
  const clock = new JourneyClock(1_000)
  const rung: string[] = []
  clock.plan(() => rung.push(`every at ${clock.now()}`), 400, true)
  const once = clock.plan(() => rung.push(`once at ${clock.now()}`), 500)
  clock.leap(1_300)
  expect([clock.now(), clock.runDue()]).toEqual([1_300, false])
  for (const limit of [2_000, 2_000, 2_000]) {
    clock.leap(limit)
    while (clock.runDue());
  }
  clock.cancel(once)
  expect(rung).toEqual(['every at 1400', 'once at 1500', 'every at 1800'])
  expect(clock.now()).toBe(1_800)
})
