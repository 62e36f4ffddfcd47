import type { Page } from '@playwright/test'
import { createControl } from '@swx/mock-server/control'
import { SAMPLE_PASSWORD } from '@swx/mock-server/test'

/** Lets the action that buys reach the server of the app. Its answer is lost on the way back to the browser. */
async function loseAnswerOfPurchase(page: Page, url: string): Promise<void> {
  let actions = 0
  await page.route(url, async (route) => {
    const request = route.request()
    // The first action makes the key, the second one buys.
    if (request.method() !== 'POST' || ++actions < 2) return route.continue()
    // `route.fetch` would keep the cookies of the answer.
    await fetch(url, { method: 'POST', headers: await request.allHeaders(), body: request.postData() })
    return route.abort('connectionreset')
  })
}

/**
 * Buys a plan in the Next app. The answer is lost, the session ends before the outcome is known, and another user logs
 * in before the buyer does.
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
  await loseAnswerOfPurchase(page, url)
  const isLost = page.waitForEvent('requestfailed', (request) => request.method() === 'POST')
  await Promise.all([isLost, buy.click()])
  await page.unroute(url)
  await page.goto(url)
  const fault = await world.fault('settleAttempt', { status: 502 })
  await findOut.click()
  await page.getByText('It is not known yet whether the plan was bought.').waitFor()
  await fault.remove()

  const { users } = await world.call('listUsers', { query: { search: 'funded' } })
  await world.call('endSession', { path: { userId: users[0]?.userId ?? '' } })
  await findOut.click()
  await page.waitForURL('**/login')
  await logIn('trader')
  await buy.waitFor()

  await logIn('funded')
  await findOut.click()
  await page.getByText('Bought.', { exact: true }).waitFor()
  await page.getByText('20000.00 USD', { exact: true }).waitFor()
  await buy.click()
  await page.getByText('Nothing was charged: productAlreadyBought').waitFor()
  await buy.waitFor()
}
