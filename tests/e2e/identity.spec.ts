import { english, fill } from '../support/texts.ts'
import { expectAccessible } from './support/axe.ts'
import { elementsPastTheEdge } from './support/overflow.ts'
import { expect, test } from './support/test.ts'

const { identity, images } = english
const { document: paper } = identity

test('a sample is drawn and sent, and the camera fills a phone', { tag: '@mobile' }, async ({
  page,
  context,
  stage,
}) => {
  await stage.signIn(context, await stage.register())
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'mediaDevices', {
      value: { getUserMedia: () => Promise.reject(new DOMException('No.', 'NotAllowedError')) },
    })
  })
  await page.goto('/loan/kyc')
  const sample = fill(paper.sampleFor, { picture: paper.front })
  await page.getByRole('button', { name: sample, exact: true }).click()
  await expect(page.getByRole('img', { name: images.preview })).toHaveCount(1)
  expect(await elementsPastTheEdge(page)).toEqual([])

  await page.getByRole('button', { name: fill(paper.cameraFor, { picture: paper.holding }) }).click()
  const camera = page.getByRole('dialog', { name: paper.holding })
  await expect(camera).toContainText(identity.camera.denied)
  expect(await camera.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
  await expectAccessible(page, 'a camera that may not be used')
})
