import type { Page } from '@playwright/test'
import { noisePng } from '../support/pictures.ts'
import { english } from '../support/texts.ts'
import { expect, test } from './support/test.ts'

const { deposit, images, errors, settings } = english

const script = '<script>window.hacked = true; top.hacked = true</script>'
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" onload="window.hacked = true">${script}</svg>`

/** A picture that is whole, with a page behind it: some programs would show the page. */
const pageInPicture = (name: string, mimeType: string) => ({
  name,
  mimeType,
  buffer: Buffer.concat([noisePng(40), Buffer.from(`<html><body>${script}</body></html>`)]),
})

const refused = [
  { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) },
  { name: 'drawing.png', mimeType: 'image/png', buffer: Buffer.from(drawing) },
  { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from(`<!doctype html>${script}`) },
  { name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(`GIF89a/*${script}*/`) },
]

const isHacked = (page: Page) => page.evaluate(() => 'hacked' in window)

test('a drawing or a page in the place of a proof is refused, and a picture with a page in it stays a picture', {
  tag: '@desktop',
}, async ({ page, context, stage }) => {
  await stage.signIn(context, await stage.register(), 'real')
  await page.goto('/profile/deposit')
  await page.getByRole('radio', { name: /BTC/ }).check()
  const proof = page.getByLabel(deposit.form.proof)
  for (const file of refused) {
    await proof.setInputFiles(file)
    await expect(page.getByRole('alert').filter({ hasText: errors.imageFormatWrong })).toBeVisible()
  }
  await expect(page.getByRole('img', { name: images.preview })).toHaveCount(0)

  await proof.setInputFiles(pageInPicture('proof.html', 'text/html'))
  const preview = page.getByRole('img', { name: images.preview })
  await expect(preview).toBeVisible()
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    preview.evaluate((image: HTMLImageElement) => void window.open(image.src)),
  ])
  await opened.waitForLoadState()
  expect(await opened.evaluate(() => document.contentType)).toBe('image/png')
  expect(await isHacked(opened)).toBe(false)
  expect(await isHacked(page)).toBe(false)
})

test('the identity check and the picture of the account refuse drawings and pages', {
  tag: '@desktop',
}, async ({ page, context, stage }) => {
  await stage.signIn(context, await stage.register(), 'real')
  await page.goto('/loan/kyc')
  const front = page.locator('input[type=file]').first()
  for (const file of refused) {
    await front.setInputFiles(file)
    await expect(page.getByRole('alert').filter({ hasText: errors.imageFormatWrong }).first()).toBeVisible()
  }

  await page.goto('/profile/settings')
  const picture = page.getByLabel(settings.picture.label)
  for (const file of refused) {
    await picture.setInputFiles(file)
    await expect(page.getByText(errors.imageFormatWrong).first()).toBeVisible()
  }
  expect(await isHacked(page)).toBe(false)
})
