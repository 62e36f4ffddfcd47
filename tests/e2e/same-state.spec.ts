import type { Page } from '@playwright/test'
import { startMockServerProcess } from '../support/mock-server-process.ts'
import { expect, test } from './support/demo-test.ts'

const now = '2026-01-12T15:20:00.000Z'

interface Command {
  readonly path: string
  readonly body?: unknown
  readonly key?: string
}

interface Outcome {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: answers of two kinds of calls
  readonly body: any
}

/** Sends a command to a backend: the one in this process's network, or the one in the page. */
type Send = (command: Command, token: string) => Promise<Outcome>

const initOf = ({ body, key }: Command, token: string) => ({
  method: body === undefined ? 'GET' : 'POST',
  headers: {
    'Content-Type': 'application/json',
    'X-Sandbox-Key': 'sandbox',
    virtually: 'NO',
    ...(token === '' ? {} : { Authorization: token }),
    ...(key === undefined ? {} : { 'Idempotency-Key': key }),
  },
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
})

/** Sessions note what signed in, so the server has to meet the browser's name, too. */
const toServer =
  (url: string, userAgent: string): Send =>
  async (command, token) => {
    const { headers, ...init } = initOf(command, token)
    const response = await fetch(`${url}/${command.path}`, {
      ...init,
      headers: { ...headers, 'User-Agent': userAgent },
    })
    return { status: response.status, body: await response.json() }
  }

const toPage =
  (page: Page): Send =>
  (command, token) =>
    page.evaluate(
      async ({ path, init }) => {
        const response = await fetch(`/${path}`, init)
        return { status: response.status, body: await response.json() }
      },
      { path: command.path, init: initOf(command, token) },
    )

const control = (path: string, body?: unknown): Command => ({ path: `__sandbox/${path}`, body })
const customer = (path: string, body: unknown, key?: string): Command => ({
  path: `swx/customer/${path}`,
  body,
  ...(key === undefined ? {} : { key }),
})

/** A life with something of everything that draws on chance, time or rounding. */
const life = async (send: Send, look: (step: string) => Promise<void>): Promise<void> => {
  let token = ''
  const run = async (command: Command, code?: string): Promise<Outcome> => {
    const outcome = await send(command, token)
    const answered = code === undefined ? undefined : outcome.body.code
    expect([outcome.status, answered], command.path).toEqual([200, code])
    await look(command.path)
    return outcome
  }
  const info = async (code: string) => {
    const { result } = (await run(customer('index/listMarketByType', undefined), '200')).body
    const { id } = result.find((item: { code: string }) => item.code === code)
    return (await run(customer(`index/getMarketInfo/${id}`, undefined), '200')).body.result
  }
  await run(control('clock/freeze', {}))
  await run(customer('login/sendCode', { email: 'mei@example.com', scene: 'register' }), '200')
  const person = { userName: 'mei_lin', email: 'mei@example.com', code: '123456', password: 'Lighthouse88' }
  token = (await run(customer('login/register', person), '200')).body.result.token
  const me = (await run(customer('user/getUserInfo', {}), '200')).body.result
  await run(control('fund', { userId: me.id, mode: 'real', amount: '20000.37' }))

  const products = (await run(customer('index/listSmartProduct', undefined), '200')).body.result
  const [product] = (products.list ?? products) as {
    id: string
    cycles: { days: number }[]
    termsVersion: string
  }[]
  const plan = {
    productId: product?.id,
    days: product?.cycles[0]?.days,
    amount: '1234.56',
    acceptedTermsVersion: product?.termsVersion,
  }
  await run(customer('order/buySmart', plan, 'plan-1'), '20004')
  const up = await info('SBX-UP')
  const order = {
    marketId: up.id,
    direction: 'LONG',
    lots: up.minLots,
    leverage: 1,
    quotedPrice: up.price,
    slippage: '0.005',
    acceptedTermsVersion: up.termsVersion,
  }
  const opened = (await run(customer('order/openOrder', order, 'order-1'), '20004')).body.result
  await run(control('clock/advance', { by: 'PT7M' }))
  await run(customer('order/closeOrder', { orderNo: opened.orderNo }, 'close-1'), '20005')
  await run(control('market/EURUSD/price', { price: 1.2345, after: 'follow' }))
  await run(control('snapshot', { name: 'middle' }))
  await run(control('clock/advance', { by: 'P45DT3H' }))
  const late = (await send(control('state'), token)).body.hash
  await run(control('restore', { name: 'middle' }))
  await run(control('clock/advance', { by: 'P20D' }))
  await run(control('clock/advance', { by: 'P25DT3H' }))
  expect((await send(control('state'), token)).body.hash).toBe(late)
}

test('the same commands come to the same state in a browser and on a server', async ({ page, watch }) => {
  test.slow()
  // Asked before the page has started its backend, the host has no such file.
  watch.allow(/__sandbox\/state/)
  const hashes = { server: [] as string[], browser: [] as string[] }
  const noting = (send: Send, list: string[]) => async (step: string) => {
    list.push(`${step} ${(await send(control('state'), '')).body.hash}`)
  }

  await page.clock.setFixedTime(now)
  await page.goto('/')
  const browser = toPage(page)
  await expect(async () => {
    expect((await browser(control('state'), '')).status).toBe(200)
  }).toPass()
  await life(browser, noting(browser, hashes.browser))

  const mockServer = await startMockServerProcess({ flags: ['--now', now, '--frozen'] })
  try {
    const server = toServer(mockServer.url, await page.evaluate(() => navigator.userAgent))
    await life(server, noting(server, hashes.server))
  } finally {
    await mockServer.stop()
  }
  expect(hashes.browser).toEqual(hashes.server)
})
