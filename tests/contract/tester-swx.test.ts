import { createHandlers, createWorld, SAMPLE_PASSWORD } from '@swx/mock-server/handlers'
import { getResponse, HttpHandler } from 'msw'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CheckOptions, checkApi, loadDocument, type Report } from '../../contract-tester/src/index.ts'
import { prepareCheckedUser } from '../support/checked-user.ts'
import { type Prism, startPrismProxy } from '../support/prism.ts'
import { root } from '../support/root.ts'
import { operations } from './support/document.ts'
import { useMockServer } from './support/mock-server.ts'

const mockServer = useMockServer({ frozen: false, profile: 'trader' })
const document = await loadDocument(`${root}openapi/dist/openapi.json`, `${root}tests/contract/hints.json`)
const feed = `${root}openapi/dist/asyncapi.json`
const found = ({ violations }: Report) =>
  violations.map(({ operation, rule, where, expected, got }) => ({ operation, rule, where, expected, got }))

type Fetch = typeof globalThis.fetch

/** A token of the sample user who has plans, positions and money. */
async function tokenOf(
  baseUrl: string,
  headers: Record<string, string> = {},
  fetch: Fetch = globalThis.fetch,
): Promise<string> {
  const response = await fetch(`${baseUrl}/swx/customer/login/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', virtually: 'NO', ...headers },
    body: JSON.stringify({ userName: 'trader', password: SAMPLE_PASSWORD }),
  })
  const { result } = (await response.json()) as { result: { token: string } }
  return result.token
}

/** Operations that only a prepared user, and values that other operations answer, let succeed. */
const neededOfAPreparedUser = [
  ...['register', 'login', 'verifySecurityPassword', 'recharge', 'withdrawal', 'previewExitSmart'],
  ...['openOrder', 'getOrderById', 'loan', 'getLoanById', 'buyNft', 'buySmart'],
]

const options = (baseUrl: string, token: string, more: Partial<CheckOptions> = {}): CheckOptions => ({
  document,
  baseUrl,
  token,
  maxMoney: 10_000,
  // The world is made for the test: what its user has may be changed.
  allow: ['*'],
  ...more,
  headers: { virtually: 'NO', ...more.headers },
})

describe.each(['safe', 'full'] as const)('in %s mode the contract tester finds nothing wrong', (mode) => {
  test('with the mock server over HTTP', async () => {
    const world = mockServer.world(`tester-${mode}`)
    await world.makeWorld()
    const headers = { 'X-Sandbox-World': world.world }
    const token = await prepareCheckedUser(mockServer.url(), world.world)
    const report = await checkApi(options(mockServer.url(), token, { mode, headers, feed }))
    expect(found(report)).toEqual([])
    expect(report.checked.operations).toBeGreaterThan(mode === 'safe' ? 25 : 70)
    const unreached = report.unreached.map(({ operation }) => operation)
    if (mode === 'full') expect(neededOfAPreparedUser.filter((id) => unreached.includes(id))).toEqual([])
  }, 120_000)

  test('with the handlers that answer in a browser', async () => {
    const world = await createWorld({ profile: 'trader', frozen: false })
    const handlers = createHandlers(world).filter((handler) => handler instanceof HttpHandler)
    const inProcess: Fetch = async (input, init) => {
      const response = await getResponse(handlers, new Request(input, init))
      return response ?? Response.json({ code: '404' }, { status: 404 })
    }
    const baseUrl = 'http://swx.test'
    const token = await tokenOf(baseUrl, {}, inProcess)
    expect(found(await checkApi(options(baseUrl, token, { mode, fetch: inProcess })))).toEqual([])
  }, 120_000)
})

describe('through the Prism proxy', () => {
  let proxy: Prism
  beforeAll(async () => {
    proxy = await startPrismProxy(mockServer.url())
  })
  afterAll(() => proxy.stop())

  test.each(['safe', 'full'] as const)(
    'the contract tester finds nothing wrong in %s mode',
    async (mode) => {
      const world = mockServer.world(`proxied-${mode}`)
      await world.makeWorld()
      const headers = { 'X-Sandbox-World': world.world }
      const token = await tokenOf(mockServer.url(), headers)
      // Prism takes some 50 ms for a call of this contract: here, what trades is checked.
      const only = operations.filter(({ tag }) => tag === 'order').map(({ id }) => id)
      // A body that does not parse it never answers.
      const skipRules = ['acceptsMalformed']
      const report = await checkApi(options(proxy.url, token, { mode, headers, only, skipRules }))
      expect(found(report)).toEqual([])
    },
    240_000,
  )
})
