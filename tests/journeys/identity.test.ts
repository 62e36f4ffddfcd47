import { english, fill } from '../support/texts.ts'
import { expectAccessible } from './support/axe.ts'
import type { JourneyPage } from './support/page.ts'
import { settle } from './support/settle.ts'
import { expect, test } from './support/test.ts'

const { identity, images, errors } = english
const { details, document: paper } = identity
const { signature } = images

async function fillInPerson(page: JourneyPage) {
  await page.getByLabel(details.firstName).fill('Mei')
  await page.getByLabel(details.lastName).fill('Tan')
  await page.getByLabel(details.sex).selectOption('female')
  await page.getByLabel(details.birthdate).fill('1994-05-17')
  await page.getByLabel(details.country, { exact: true }).selectOption('SG')
  await page.getByLabel(details.address).fill('12 Sample Street, Singapore')
  await expect(page.getByLabel(details.areaCode)).toHaveValue('+65')
  await page.getByLabel(details.phone).fill('81234567')
}

/** Sends the drawn sample of a side instead of a real document. */
async function useSample(page: JourneyPage, picture: string, sentBefore: number) {
  await page.getByRole('button', { name: fill(paper.sampleFor, { picture }), exact: true }).click()
  await expect(sent(page)).toHaveCount(sentBefore + 1)
}
const sent = (page: JourneyPage) => page.getByRole('img', { name: images.preview })

async function draw(page: JourneyPage) {
  const field = page.getByRole('img', { name: signature.field })
  await field.dispatchEvent('pointerdown', { clientX: 20, clientY: 20, buttons: 1 })
  await field.dispatchEvent('pointermove', { clientX: 80, clientY: 60, buttons: 1 })
  await field.dispatchEvent('pointerup')
}

test('the identity check is submitted, not passed with its reason, submitted again, delayed, and verified', {
  tag: '@desktop',
}, async ({ page, context, stage }) => {
  const someone = await stage.register()
  await stage.signIn(context, someone)
  await page.goto('/profile')
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(english.account.details.openIdentity) })
    .click()
  await expect(page).toHaveURL(/\/loan\/kyc$/)
  await expect(page.getByText(identity.sandbox)).toBeVisible()

  const submit = page.getByRole('button', { name: identity.submit })
  await submit.click()
  await expect(page.getByLabel(details.firstName)).toBeFocused()
  await expect(page.getByRole('alert').filter({ hasText: errors.completeAllInformation })).toBeVisible()
  await expect(page.getByText(signature.missing)).toBeVisible()
  await fillInPerson(page)
  await useSample(page, paper.front, 0)
  await useSample(page, paper.back, 1)
  await useSample(page, paper.holding, 2)
  await draw(page)
  await page.getByRole('button', { name: signature.use }).click()
  await expect(sent(page)).toHaveCount(4)
  await settle(page)

  await submit.click()
  await expect(page.getByText(identity.about.PENDING_REVIEW)).toBeVisible()
  await expect(submit).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(identity.about.PENDING_REVIEW)).toBeVisible()
  await settle(page)
  await expectAccessible(page, 'an identity check under review')
  await stage.control('decideKyc', {
    path: { userId: someone.id, action: 'fail' },
    body: { reason: 'The photo is not readable.' },
  })
  await page.reload()
  await expect(
    page.getByText(fill(identity.status.reason, { reason: 'The photo is not readable.' })).first(),
  ).toBeVisible()

  await page.getByRole('button', { name: identity.status.again }).click()
  await expect(page.getByLabel(details.firstName)).toBeFocused()
  await fillInPerson(page)
  await page.getByRole('button', { name: paper.passport }).click()
  await expect(
    page.getByRole('button', { name: fill(paper.sampleFor, { picture: paper.back }), exact: true }),
  ).toHaveCount(0)
  await useSample(page, paper.front, 0)
  await useSample(page, paper.holding, 1)
  await page.getByRole('button', { name: signature.type, exact: true }).click()
  await page.getByLabel(signature.name).fill('Mei Tan')
  await page.getByRole('button', { name: signature.use }).click()
  await expect(sent(page)).toHaveCount(3)
  await submit.click()
  await expect(page.getByText(identity.about.PENDING_REVIEW)).toBeVisible()

  await stage.control('advanceClock', { body: { by: 'P3D' } })
  await page.reload()
  await expect(page.getByText(identity.status.delayed)).toBeVisible()
  await stage.control('decideKyc', { path: { userId: someone.id, action: 'approve' } })
  await page.reload()
  await expect(page.getByText(identity.about.VERIFIED)).toBeVisible()
  await expect(submit).toHaveCount(0)
})

test('a camera that may not be used leads to a file', { tag: '@desktop' }, async ({
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
  await page.getByRole('button', { name: fill(paper.cameraFor, { picture: paper.holding }) }).click()
  const camera = page.getByRole('dialog', { name: paper.holding })
  await expect(camera).toContainText(identity.camera.denied)
  await expectAccessible(page, 'a camera that may not be used')
  await camera.getByLabel(identity.camera.file).setInputFiles({
    name: 'me.txt',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('no image'),
  })
  await expect(page.getByRole('alert').filter({ hasText: errors.imageFormatWrong })).toBeVisible()
})

/** The question on show, and the button that leads on from it. */
const question = (page: JourneyPage, step: keyof typeof identity.steps.question) =>
  page.getByRole('heading', { name: identity.steps.question[step] })
const goOn = (page: JourneyPage) => page.getByRole('button', { name: english.common.steps.continue }).click()

test('on a phone the identity check is one question a screen: left, taken up again, closed by back, submitted, and begun anew after it was not passed', {
  tag: '@mobile',
}, async ({ page, context, stage }) => {
  const someone = await stage.register()
  await stage.signIn(context, someone)
  await page.goto('/loan/kyc')
  await expect(page.getByText(identity.sandbox)).toBeVisible()
  await expectAccessible(page, 'the steps of the identity check')
  await page.getByRole('button', { name: identity.steps.start, exact: true }).click()
  await expect(question(page, 'country')).toBeFocused()
  await goOn(page)
  await expect(page.getByText(identity.rule.required)).toBeVisible()
  await page.getByRole('searchbox').fill('singap')
  await page.getByRole('radio', { name: /Singapore/ }).click()
  await goOn(page)
  await expect(question(page, 'document')).toBeVisible()
  await expect(page).toHaveURL(/\/loan\/kyc\?step=document$/)

  // Back closes a step, and what was answered is still there.
  await page.goBack()
  await expect(question(page, 'country')).toBeVisible()
  await expect(page.getByRole('radio', { name: /Singapore/ }).first()).toBeChecked()
  await goOn(page)
  await page.getByRole('radio', { name: new RegExp(paper.passport) }).click()
  await goOn(page)
  await useSample(page, paper.front, 0)
  await goOn(page)
  await expect(page.getByText(errors.uploadCertificate)).toBeVisible()
  await useSample(page, paper.holding, 1)
  await settle(page)
  await expectAccessible(page, 'the pictures of an identity check')
  await goOn(page)

  // Left in the middle and taken up again, pictures included.
  await expect(question(page, 'name')).toBeVisible()
  await page.getByRole('button', { name: english.common.steps.leave }).click()
  await page.getByRole('link', { name: english.common.steps.keepAndLeave }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(english.account.details.openIdentity) })
    .click()
  await page.getByRole('button', { name: fill(identity.steps.goOn, { at: 4 }) }).click()
  await page.getByLabel(details.firstName).fill('Mei')
  await page.getByLabel(details.lastName).fill('Tan')
  await goOn(page)
  await page.getByLabel(details.birthdate).fill('1994-05-17')
  await page.getByLabel(details.sex).selectOption('female')
  await goOn(page)
  await page.getByLabel(details.address).fill('12 Sample Street, Singapore')
  await goOn(page)
  await expect(page.getByLabel(details.areaCode)).toHaveValue('+65')
  await page.getByLabel(details.phone).fill('12x')
  await goOn(page)
  await expect(page.getByText(identity.rule.phone)).toBeVisible()
  await page.getByLabel(details.phone).fill('٨١٢٣٤٥٦٧')
  await goOn(page)
  await page.getByRole('button', { name: signature.type, exact: true }).click()
  await page.getByLabel(signature.name).fill('Mei Tan')
  await page.getByRole('button', { name: signature.use }).click()
  await expect(sent(page)).toHaveCount(1)
  await goOn(page)
  await expect(question(page, 'review')).toBeVisible()
  await expectAccessible(page, 'the review of an identity check')
  await page.getByRole('button', { name: identity.submit }).click()
  await expect(page.getByText(identity.about.PENDING_REVIEW)).toBeVisible()
  await expect(page).toHaveURL(/\/loan\/kyc$/)

  await stage.control('decideKyc', {
    path: { userId: someone.id, action: 'fail' },
    body: { reason: 'The photo is not readable.' },
  })
  await page.reload()
  await expect(
    page.getByText(fill(identity.status.reason, { reason: 'The photo is not readable.' })).first(),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: identity.steps.start, exact: true })).toBeVisible()
})
