import { logIn } from '../support/auth.ts'
import { goToTab } from '../support/steps.ts'
import { english } from '../support/texts.ts'
import { expectAccessible } from './support/axe.ts'
import type { JourneyPage } from './support/page.ts'
import { expect, test } from './support/test.ts'

const { auth, common, errors } = english

/** Chooses an account on the page that takes the place of Google. */
async function consent(page: JourneyPage, email: string): Promise<void> {
  await expect(page).toHaveURL(/\/sandbox-google\//)
  await page.getByLabel('Another email address').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
}

const continueWithGoogle = (page: JourneyPage) =>
  page.getByRole('main').getByRole('button', { name: auth.login.google }).click()

/** Goes from the account to its settings, which show the Google account. */
const openSettings = (page: JourneyPage) =>
  page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${common.page.settings}`) })
    .click()

test('logs in with Google and comes back to the page it was sent from; the next time to the same account', {
  tag: '@mobile',
}, async ({ page, device }) => {
  await page.goto('/pass/login?next=%2Fmarket%3Ftype%3D2')
  await continueWithGoogle(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert')).toHaveText(auth.google.cancelled)
  await page.getByRole('link', { name: auth.google.toLogin }).click()
  await continueWithGoogle(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a sample account')
  await expectAccessible(page, 'the consent page')
  await page.getByRole('button', { name: /greta@example\.com/ }).click()
  await expect(page).toHaveURL('/market?type=2')
  await goToTab(page, device, 'profile')
  await expect(page.getByRole('main').getByText('greta@example.com').first()).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('swx.google'))).toContain('"codeVerifier":""')

  await page.getByRole('main').getByRole('button', { name: english.account.logout.action }).first().click()
  await expect(page.getByText(english.account.logout.done)).toBeVisible()
  await page.goto('/pass/login')
  await continueWithGoogle(page)
  await page.getByRole('button', { name: /greta@example\.com/ }).click()
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('main').getByText('greta', { exact: true }).first()).toBeVisible()
})

test('an email that has a password leads to the log-in, where Google is linked, used and unlinked', {
  tag: '@desktop',
}, async ({ page, stage }) => {
  const anna = await stage.register()
  await page.goto('/pass/login')
  await continueWithGoogle(page)
  await consent(page, anna.email)
  await expect(page.getByRole('alert')).toHaveText(auth.google.emailExists.login)
  await page.getByRole('link', { name: auth.google.toLogin }).click()
  await logIn(page, anna.email, anna.password)
  await expect(page).toHaveURL('/profile')

  await openSettings(page)
  await page.getByRole('button', { name: auth.google.link }).click()
  await consent(page, anna.email)
  await expect(page.getByText(auth.google.linked)).toBeVisible()
  await expect(page).toHaveURL('/profile/settings')
  await expect(page.getByText(auth.google.linkedTo)).toContainText(anna.email)

  await page.getByRole('button', { name: auth.google.unlink }).click()
  const dialog = page.getByRole('dialog', { name: auth.google.unlinkTitle })
  await expectAccessible(page, 'unlinking Google')
  await dialog.getByRole('button', { name: auth.google.unlink }).click()
  await expect(page.getByText(auth.google.unlinked)).toBeVisible()
  await expect(page.getByText(auth.google.none)).toBeVisible()
})

test('a friend’s invitation counts with Google, too, and a code that no user has opens no account', {
  tag: '@mobile',
}, async ({ page, stage }) => {
  const anna = await stage.register()
  const { result } = await stage.call('POST', 'user/getUserInfo', {}, anna.token)
  const { inviteCode } = result as { inviteCode: string }
  await page.goto('/pass/register?invite=ZZZZ99')
  await continueWithGoogle(page)
  await consent(page, 'noor@example.com')
  await expect(page.getByRole('alert')).toHaveText(errors.invitationCodeInvalid)
  await page.getByRole('link', { name: auth.google.toRegister }).click()

  const field = page.getByLabel(auth.register.invitation)
  await field.fill(inviteCode)
  await continueWithGoogle(page)
  await consent(page, 'noor@example.com')
  await expect(page).toHaveURL('/')
  const friends = await stage.call('GET', 'user/listInvite', undefined, anna.token)
  expect((friends.result as { list: unknown[] }).list).toHaveLength(1)
})

test('who came by Google alone is told to set a password before unlinking', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/pass/login')
  await continueWithGoogle(page)
  await consent(page, 'noor@example.com')
  await expect(page).toHaveURL('/profile')
  await openSettings(page)
  await page.getByRole('button', { name: auth.google.unlink }).click()
  await page
    .getByRole('dialog', { name: auth.google.unlinkTitle })
    .getByRole('button', { name: auth.google.unlink })
    .click()
  await expect(page.getByRole('alert')).toHaveText(errors.passwordMissing)
})

test('the page in the place of Google sends codes to this host alone', { tag: '@desktop' }, async ({
  page,
}) => {
  const query = new URLSearchParams({
    client_id: 'swx-sandbox',
    redirect_uri: 'https://evil.example/api/loginCallback/google',
    response_type: 'code',
    scope: 'openid email',
    state: 's',
    code_challenge: 'c',
    code_challenge_method: 'S256',
    hl: 'de',
  })
  await page.goto(`/sandbox-google/?${query}`)
  await expect(page.getByRole('alert')).toContainText('Diese Anmeldeanfrage ist unvollständig.')
  await expect(page.getByRole('button')).toHaveCount(0)
})
