import type { Page } from '@playwright/test'
import { english, fill } from '../support/texts.ts'
import { expectAccessible } from './support/axe.ts'
import { elementsPastTheEdge } from './support/overflow.ts'
import { expect, test } from './support/test.ts'

const { identity, images, errors } = english
const { document: paper, camera, steps } = identity

/** A camera with two lenses that shows a pattern in motion. */
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream=device-count=2',
      ],
    }),
})

/** Answers what is asked before the pictures. */
async function goToPictures(page: Page, document: string): Promise<void> {
  await page.goto('/loan/kyc')
  await page.getByRole('button', { name: steps.start, exact: true }).click()
  await page.getByRole('searchbox').fill('singap')
  await page.getByRole('radio', { name: /Singapore/ }).check()
  await goOn(page)
  await page.getByRole('radio', { name: new RegExp(document) }).check()
  await goOn(page)
  await expect(page.getByRole('heading', { name: steps.question.pictures })).toBeVisible()
}
const goOn = (page: Page) => page.getByRole('button', { name: english.common.steps.continue }).click()
const openCamera = async (page: Page, picture: string) => {
  await page.getByRole('button', { name: fill(paper.cameraFor, { picture }) }).click()
  return page.getByRole('dialog', { name: picture })
}
const sent = (page: Page) => page.getByRole('img', { name: images.preview })

test('the guided camera fills a phone, is looked at before it is used, can be done again and changed over', {
  tag: '@mobile',
}, async ({ page, context, stage }) => {
  await context.grantPermissions(['camera'])
  await stage.signIn(context, await stage.register())
  await goToPictures(page, paper.idCard)
  expect(await elementsPastTheEdge(page)).toEqual([])

  const dialog = await openCamera(page, paper.front)
  const shutter = dialog.getByRole('button', { name: camera.take })
  await expect(shutter).toBeEnabled()
  await expect(dialog).toContainText(camera.fit.front)
  await expect(dialog).toContainText(camera.hold)
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width, height })
  // In reach of the thumb: in the lowest quarter, in the middle.
  const button = await shutter.boundingBox()
  expect(button?.y).toBeGreaterThan(height * 0.75)
  expect((button?.x ?? 0) + (button?.width ?? 0) / 2).toBeCloseTo(width / 2, 0)
  // The frame has the shape of a card.
  const frame = await dialog.locator('[data-frame=front]').boundingBox()
  expect((frame?.width ?? 0) / (frame?.height ?? 1)).toBeCloseTo(85.6 / 54, 1)
  await expectAccessible(page, 'the guided camera')

  const lens = () =>
    dialog
      .getByLabel(camera.picture)
      .evaluate(
        (video: HTMLVideoElement) =>
          (video.srcObject as MediaStream).getVideoTracks()[0]?.getSettings().deviceId,
      )
  const first = await lens()
  await dialog.getByRole('button', { name: camera.other }).click()
  await expect.poll(lens).not.toBe(first)
  await expect(shutter).toBeEnabled()

  await shutter.click()
  await expect(dialog.getByRole('img', { name: camera.taken })).toBeVisible()
  await expect(sent(page)).toHaveCount(0)
  await expectAccessible(page, 'a photo that is looked at')
  await dialog.getByRole('button', { name: camera.again }).click()
  await expect(shutter).toBeVisible()
  await shutter.click()
  await dialog.getByRole('button', { name: camera.use }).click()
  await expect(dialog).toBeHidden()
  await expect(sent(page)).toHaveCount(1)

  // Back closes the camera and not the step.
  const second = await openCamera(page, paper.back)
  await expect(second.getByRole('button', { name: camera.take })).toBeEnabled()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: steps.question.pictures })).toBeVisible()
})

test('a sample is drawn and sent, and a camera that may not be used leads to a file', {
  tag: '@mobile',
}, async ({ page, context, stage }) => {
  await stage.signIn(context, await stage.register())
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'mediaDevices', {
      value: { getUserMedia: () => Promise.reject(new DOMException('No.', 'NotAllowedError')) },
    })
  })
  await goToPictures(page, paper.passport)
  const sample = fill(paper.sampleFor, { picture: paper.front })
  await page.getByRole('button', { name: sample, exact: true }).click()
  await expect(sent(page)).toHaveCount(1)
  expect(await elementsPastTheEdge(page)).toEqual([])

  const dialog = await openCamera(page, paper.holding)
  await expect(dialog).toContainText(camera.denied)
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
  await expectAccessible(page, 'a camera that may not be used')
  await dialog.getByLabel(camera.file).setInputFiles({
    name: 'me.txt',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('no image'),
  })
  await expect(page.getByRole('alert').filter({ hasText: errors.imageFormatWrong })).toBeVisible()
})
