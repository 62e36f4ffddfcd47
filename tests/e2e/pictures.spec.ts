import type { Page } from '@playwright/test'
import { noisePng } from '../support/pictures.ts'
import { english, fill } from '../support/texts.ts'
import { expect, test } from './support/test.ts'

const { identity, images } = english
const { document: paper, camera } = identity

/** The largest picture that the server takes. */
const MOST = 2 * 1024 * 1024

test.use({
  // A camera that films a pattern, allowed without a question.
  launchOptions: async ({ launchOptions }, use) => {
    const args = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] })
  },
})

const sent = (page: Page) => page.getByRole('img', { name: images.preview })

/** The next picture that is sent: how large it is, and what the server says it is. */
async function nextUpload(page: Page): Promise<{ mime: string; bytes: number }> {
  const response = await page.waitForResponse((one) => one.url().endsWith('/user/upload'))
  const { code, result } = await response.json()
  expect(code).toBe('200')
  return result
}

/** Size of a picture on the page, and how many colours a few of its points have. */
const looksOf = (page: Page, at: number) =>
  sent(page)
    .nth(at)
    .evaluate((image: HTMLImageElement) => {
      const canvas = document.createElement('canvas')
      canvas.width = image.naturalWidth
      canvas.height = image.naturalHeight
      const context = canvas.getContext('2d')
      context?.drawImage(image, 0, 0)
      const { data } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
      const colours = new Set<string>()
      for (let point = 0; point < data.length; point += 4 * 997)
        colours.add(`${data[point]} ${data[point + 1]} ${data[point + 2]}`)
      return { width: canvas.width, height: canvas.height, colours: colours.size }
    })

/** Everything that a page could keep on the device, as text. */
const keptOnDevice = (page: Page) =>
  page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name)
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => url),
      ),
    )
    return JSON.stringify({ local: { ...localStorage }, session: { ...sessionStorage }, databases, cached })
  })

test('a photo of the camera and a file of three megabytes are sent, the file made smaller, and kept nowhere', {
  tag: '@desktop',
}, async ({ page, context, stage }) => {
  // Making a large picture smaller takes long where the browser shares its processor.
  test.slow()
  await stage.signIn(context, await stage.register(), 'real')
  await page.goto('/loan/kyc')

  const large = noisePng(1_000)
  expect(large.length).toBeGreaterThan(MOST)
  const [smaller] = await Promise.all([
    nextUpload(page),
    page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'front.png', mimeType: 'image/png', buffer: large }),
  ])
  expect(smaller.mime).toBe('image/jpeg')
  expect(smaller.bytes).toBeLessThanOrEqual(MOST)
  await expect(sent(page)).toHaveCount(1)
  const drawn = await looksOf(page, 0)
  expect(drawn).toMatchObject({ width: drawn.height, colours: expect.any(Number) })
  expect(drawn.width).toBeGreaterThan(500)

  await page.getByRole('button', { name: fill(paper.cameraFor, { picture: paper.holding }) }).click()
  const dialog = page.getByRole('dialog', { name: paper.holding })
  const filmed = await dialog.getByLabel(camera.picture).evaluate(async (video: HTMLVideoElement) => {
    while (video.videoWidth === 0) await new Promise(requestAnimationFrame)
    return { width: video.videoWidth, height: video.videoHeight }
  })
  await dialog.getByRole('button', { name: camera.take }).click()
  const [photo] = await Promise.all([
    nextUpload(page),
    dialog.getByRole('button', { name: camera.use }).click(),
  ])
  await expect(dialog).toHaveCount(0)
  expect(photo.mime).toBe('image/jpeg')
  await expect(sent(page)).toHaveCount(2)
  const taken = await looksOf(page, 1)
  expect(taken).toMatchObject(filmed)
  expect(taken.colours, 'the pattern is on it, and not one colour').toBeGreaterThan(3)

  expect(await keptOnDevice(page)).not.toMatch(/data:image|blob:|user\/upload|front\.png/)
  await expect(page).toHaveURL('/loan/kyc')
})
