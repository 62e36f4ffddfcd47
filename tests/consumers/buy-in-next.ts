import type { Locator, Page } from '@playwright/test'
import { createControl } from '@swx/mock-server/control'
import { SAMPLE_PASSWORD } from '@swx/mock-server/test'

/** Presses a button whose action buys. The purchase is carried out, but the browser does not get the answer. */
async function loseAnswer(page: Page, url: string, button: Locator): Promise<void> {
  let actions = 0
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  await page.route(url, async (route) => {
    const request = route.request()
    // The first action makes the key, the second one buys.
    if (request.method() !== 'POST' || ++actions < 2) return route.continue()
    // `route.fetch` would keep the cookies of the answer.
    await fetch(url, { method: 'POST', headers: await request.allHeaders(), body: request.postData() })
    await route.abort('connectionreset')
    end()
  })
  await button.click()
  await ended
  await page.unroute(url)
}

/**
 * Buys a plan in the Next app. The answer is lost, the session ends before the outcome is known, and another user logs
 * in and buys before the buyer is back.
 *
 * @param url where the app answers
 * @param backend where its mock server answers, with the sample users
 */
export async function buyInNext(page: Page, url: string, backend: string): Promise<void> {
  const world = createControl({ baseUrl: backend }).world('main')
  const buy = page.getByRole('button', { name: 'Buy for 5000.00 USD' })
  const findOut = page.getByRole('button', { name: 'Find out whether the plan was bought' })
  const logIn = async (userName: string) => {
    await page.goto(`${url}login`)
    await page.getByLabel('User name').fill(userName)
    await page.getByLabel('Password').fill(SAMPLE_PASSWORD)
    await page.getByRole('button', { name: 'Log in' }).click()
  }

  await logIn('funded')
  await page.getByText('25000.00 USD', { exact: true }).waitFor()
  await loseAnswer(page, url, buy)
  await page.goto(url)
  const fault = await world.fault('settleAttempt', { status: 502 })
  await findOut.click()
  await page.getByText('It is not known yet whether the plan was bought.').waitFor()
  await fault.remove()

  const { users } = await world.call('listUsers', { query: { search: 'funded' } })
  await world.call('endSession', { path: { userId: users[0]?.userId ?? '' } })
  await findOut.click()
  await page.waitForURL('**/login')
  await logIn('charity')
  const balanceBefore = await page.getByText(/^[\d.]+ USD$/).innerText()
  await buy.click()
  await page.getByText(/^Bought: \w/).waitFor()
  await page.getByText(balanceBefore, { exact: true }).waitFor({ state: 'detached' })

  await logIn('funded')
  await findOut.click()
  await page.getByText('Bought.', { exact: true }).waitFor()
  await page.getByText('20000.00 USD', { exact: true }).waitFor()
  await buy.click()
  await page.getByText('Nothing was charged: productAlreadyBought').waitFor()
  await buy.waitFor()
}
