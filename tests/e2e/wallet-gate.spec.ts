import { english, plain } from '../support/texts.ts'
import { expect, test } from './support/test.ts'

const { wallet, common } = english

test.use({ ownContext: true })

test('the message appears at once with all that is beside it', async ({ page }) => {
  await page.addInitScript(() => {
    const paints: string[] = []
    Object.assign(window, { paints })
    const note = () => {
      const text = document.body?.innerText.trim() ?? ''
      if (text !== '' && text !== paints.at(-1)) paints.push(text)
      requestAnimationFrame(note)
    }
    note()
  })
  await page.goto('/?wallet=none')
  await expect(page.getByText(wallet.required)).toBeVisible()
  await expect(page.getByRole('group', { name: common.language.title })).toBeVisible()
  const paints = await page.evaluate(() => (window as unknown as { paints: string[] }).paints)
  const afterLabel = paints.filter((text) => text !== plain(common.sandbox.label))
  expect(afterLabel).toHaveLength(1)
  expect(afterLabel[0]).toContain(wallet.required)
})

test('wallets in the page open the app and are never asked for anything', async ({ page }) => {
  await page.addInitScript(() => {
    const calls: string[] = []
    const spy: object = new Proxy(() => spy, {
      get: (_, key) => {
        if (key === Symbol.toPrimitive || key === 'then') return undefined
        return spy
      },
      apply: (_, __, args) => {
        calls.push(JSON.stringify(args))
        return Promise.resolve([])
      },
    })
    Object.assign(window, { ethereum: spy, tronLink: spy, tronWeb: spy, walletCalls: calls })
  })
  await page.goto('/?wallet=none')
  await expect(page.getByRole('navigation', { name: common.nav.main })).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { walletCalls: string[] }).walletCalls)).toEqual([])
})
