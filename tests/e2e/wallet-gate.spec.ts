import { expect, test } from './support/test.ts'
import { english, plain, textsOf } from './support/texts.ts'

const { wallet, common } = english

test('without a wallet there is only the message, the sandbox label and the choice of language', async ({
  page,
}) => {
  await page.goto('/?wallet=none')
  await expect(page.getByText(wallet.required)).toBeVisible()
  await expect(page.getByRole('note')).toHaveText(plain(common.sandbox.label))
  await expect(page.getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  const languages = page.getByRole('group', { name: common.language.title })
  await expect(page.getByRole('button')).toHaveCount(await languages.getByRole('button').count())
})

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

test('the message stands on every path, and speaks the chosen language', async ({ page }) => {
  await page.goto('/market?wallet=none')
  await expect(page.getByText(wallet.required)).toBeVisible()
  await page.getByRole('button', { name: '简体中文' }).click()
  await expect(page.getByText(textsOf('zh').wallet.required)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans-CN')
})

test('the built-in wallet of the sandbox opens the app', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('navigation', { name: common.nav.main })).toBeVisible()
  await expect(page.getByText(wallet.required)).toHaveCount(0)
})

for (const name of ['ethereum', 'tronLink', 'tronWeb']) {
  test(`a wallet at window.${name} opens the app and is never asked for anything`, async ({ page }) => {
    await page.addInitScript((property) => {
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
      Object.assign(window, { [property]: spy, walletCalls: calls })
    }, name)
    await page.goto('/?wallet=none')
    await expect(page.getByRole('navigation', { name: common.nav.main })).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { walletCalls: string[] }).walletCalls)).toEqual(
      [],
    )
  })
}

test('a wallet that appears late still opens the app', async ({ page }) => {
  await page.goto('/?wallet=none')
  await expect(page.getByText(wallet.required)).toBeVisible()
  await page.evaluate(() => Object.assign(window, { ethereum: {} }))
  await expect(page.getByRole('navigation', { name: common.nav.main })).toBeVisible()
})
