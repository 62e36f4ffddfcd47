import type { Page } from '@playwright/test'
import { createControl } from '@swx/mock-server/control'
import { english, textsOf } from '../support/texts.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/demo-test.ts'
import { elementsPastTheEdge } from './support/overflow.ts'
import type { PageWatch } from './support/page-watch.ts'
import { settle } from './support/settle.ts'

interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: answers of two kinds of calls
  readonly body: any
}

/** Calls the backend from a page: with a body it posts. */
const call = (page: Page, path: string, body?: unknown, token = ''): Promise<Answer> =>
  page.evaluate(
    async ({ path, body, token }) => {
      const response = await fetch(path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Sandbox-Key': 'sandbox',
          virtually: 'NO',
          ...(token === '' ? {} : { Authorization: token }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      return { status: response.status, body: await response.json() }
    },
    { path, body, token },
  )

/** Waits until the page has its backend; asked before that, the host has no such file. */
const backendOf = async (page: Page): Promise<void> => {
  await expect(async () => {
    expect((await call(page, '/__sandbox/state')).status).toBe(200)
  }).toPass()
}
const allowEarlyQuestions = (watch: PageWatch) => watch.allow(/__sandbox\/state/)

const register = async (page: Page): Promise<string> => {
  const person = { userName: 'mei_lin', email: 'mei@example.com', code: '123456', password: 'Lighthouse88' }
  const { body } = await call(page, '/swx/customer/login/register', person)
  expect(body.code).toBe('200')
  return body.result.token
}
const nameOf = async (page: Page, token: string): Promise<string> =>
  (await call(page, '/swx/customer/user/getUserInfo', {}, token)).body.result.userName

/** Opens the market socket of a page: how many items its first message has, and the code it is closed with later. */
const listen = async (page: Page) => {
  const socket = await page.evaluateHandle(() => {
    const opened = new WebSocket(`ws://${location.host}/swx/customer/marketMessage`)
    return {
      first: new Promise<number>((settle) => {
        opened.addEventListener('message', ({ data }) => settle(JSON.parse(data).length), { once: true })
      }),
      closed: new Promise<number>((settle) => {
        opened.addEventListener('close', ({ code }) => settle(code), { once: true })
      }),
    }
  })
  return {
    first: () => socket.evaluate(({ first }) => first),
    closed: () => socket.evaluate(({ closed }) => closed),
  }
}

test('people, money and the clock are there after a reload', { tag: '@desktop' }, async ({ page, watch }) => {
  allowEarlyQuestions(watch)
  await page.goto('/')
  await backendOf(page)
  await call(page, '/__sandbox/clock/freeze', {})
  const token = await register(page)
  const { result } = (await call(page, '/swx/customer/user/getUserInfo', {}, token)).body
  await call(page, '/__sandbox/fund', { userId: result.id, mode: 'real', amount: '1234.56' })
  const before = await call(page, '/__sandbox/state')

  await page.reload()
  await backendOf(page)
  expect(await call(page, '/__sandbox/state')).toEqual(before)
  expect(await nameOf(page, token)).toBe('mei_lin')
})

test('a tab without the engine has the socket too, and carries on when the other tab is closed', {
  tag: '@desktop',
}, async ({ page, context, watch }) => {
  allowEarlyQuestions(watch)
  await page.goto('/')
  await backendOf(page)
  // The tab that was opened last runs the engine.
  const other = await context.newPage()
  await other.goto('/')
  await backendOf(other)
  const token = await register(page)
  expect(await nameOf(other, token)).toBe('mei_lin')
  const socket = await listen(page)
  expect(await socket.first()).toBeGreaterThanOrEqual(350)

  await other.close()
  expect([1001, 1012]).toContain(await socket.closed())
  expect(await nameOf(page, token)).toBe('mei_lin')
  expect(await (await listen(page)).first()).toBeGreaterThanOrEqual(350)
})

test('a service worker that was put to sleep wakes up with the same backend', { tag: '@desktop' }, async ({
  page,
  watch,
}) => {
  allowEarlyQuestions(watch)
  await page.goto('/')
  await backendOf(page)
  const token = await register(page)
  // What the page itself asks at that moment is lost with the worker, as it would be without the test.
  watch.allow(/^lost: |net::ERR_FAILED/)
  const tools = await page.context().newCDPSession(page)
  const stopped = new Promise<void>((settle) => {
    tools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      if (versions.some(({ runningStatus }) => runningStatus === 'stopped')) settle()
    })
  })
  await tools.send('ServiceWorker.enable')
  await tools.send('ServiceWorker.stopAllWorkers')
  await stopped
  expect(await nameOf(page, token)).toBe('mei_lin')
})

test('where the browser forbids storage, the demo goes on in memory and says so', { tag: '@mobile' }, async ({
  page,
  context,
  watch,
}) => {
  allowEarlyQuestions(watch)
  watch.allow(/lets nothing be stored here/)
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Access is denied.', 'SecurityError')
    }
  })
  const notices: string[] = []
  page.on('console', (message) => notices.push(message.text()))
  await page.goto('/')
  await backendOf(page)
  await expect.poll(() => notices.join()).toContain('Allow this site to store data')
  await expect(page.getByRole('main').getByText(english.common.sandbox.unkept)).toBeVisible()
  const token = await register(page)
  expect(await nameOf(page, token)).toBe('mei_lin')
  expect(await (await listen(page)).first()).toBeGreaterThanOrEqual(350)

  await page.setViewportSize({ width: 320, height: 640 })
  await page.evaluate(() => localStorage.setItem('lang', 'ar'))
  await page.reload()
  await expect(page.getByRole('main').getByText(textsOf('ar').common.sandbox.unkept)).toBeVisible()
  await settle(page)
  expect(await elementsPastTheEdge(page)).toEqual([])
  await expectAccessible(page, 'a page that keeps nothing')
  // The reload started over, as the notice says.
  await backendOf(page)
  watch.allow(/user\/getUserInfo/)
  expect((await call(page, '/swx/customer/user/getUserInfo', {}, token)).status).toBe(401)
})

test('the world in a page is steered by the same methods as one behind a port', {
  tag: '@desktop',
}, async ({ page, demo, watch }) => {
  allowEarlyQuestions(watch)
  await page.goto('/')
  await backendOf(page)
  await register(page)
  const inPage: typeof fetch = async (input, init) => {
    const { status, text } = await page.evaluate(
      async ({ url, init }) => {
        const answer = await fetch(url, init)
        return { status: answer.status, text: await answer.text() }
      },
      {
        url: String(input),
        init: { ...init, headers: Object.fromEntries(new Headers(init?.headers)) } as never,
      },
    )
    return new Response(text, { status })
  }
  const world = createControl({ baseUrl: demo.url, fetch: inPage }).world('main')
  await world.call('freezeClock')
  const before = await world.save()
  await world.fund('mei_lin', '100.00')
  const available = async () =>
    (await world.call('listUsers', { query: { search: 'mei_lin' } })).users[0]?.real.available
  expect(await available()).toBe('100.00')
  const { from, to } = await world.advance('P1D')
  expect(Date.parse(to) - Date.parse(from)).toBe(86_400_000)
  await world.load(before)
  expect(await available()).toBe('0.00')
})
