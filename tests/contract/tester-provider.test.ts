import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@swx/sdk'
import { afterAll, expect, test, vi } from 'vitest'
import { checkApi, loadDocument, type Report } from '../../contract-tester/src/index.ts'
import { prepareCheckedUser } from '../support/checked-user.ts'
import { root } from '../support/root.ts'
import { useMockServer } from './support/mock-server.ts'

const APP = 'https://app.example.com'
const document = await loadDocument(`${root}openapi/dist/openapi.json`, `${root}tests/contract/hints.json`)
const feed = `${root}openapi/dist/asyncapi.json`
const page = readFileSync(join(root, 'docs/provider.md'), 'utf8')

// Its own pages are those of this machine; those of the app are named as someone who serves both would.
vi.stubEnv('SANDBOX_HOSTS', 'app.example.com')
afterAll(() => vi.unstubAllEnvs())
const mockServer = useMockServer({ frozen: false, profile: 'trader' })

const check = async (name: string, origin: string, only?: readonly string[]): Promise<Report> => {
  const { world, makeWorld } = mockServer.world(name)
  await makeWorld()
  return checkApi({
    document,
    feed,
    origin,
    only,
    baseUrl: mockServer.url(),
    token: await prepareCheckedUser(mockServer.url(), world),
    headers: { virtually: 'NO', 'X-Sandbox-World': world },
  })
}
const found = ({ violations }: Report) =>
  violations.map(({ operation, rule, expected, got }) => ({ operation, rule, expected, got }))

test('our own mock server offers all that an app on another origin needs', async () => {
  const report = await check('provider', APP)
  expect(found(report)).toEqual([])
  expect(report.skipped.filter(({ rule }) => rule === 'socketOrigin')).toEqual([])
  expect(report.checked.reached).toBeGreaterThan(30)
}, 120_000)

test('a page of a site that it does not know is told to open no socket and to send nothing', async () => {
  const rules = found(
    await check('stranger', 'https://elsewhere.example', ['listMarketByType', 'myCredit']),
  ).map(({ rule }) => rule)
  expect(rules.sort()).toEqual(['originAllowed', 'socketOrigin'])
}, 120_000)

test('the page for providers names every parameter that the app reads', () => {
  const sources = globSync('app/src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.includes('.test.'))
  const read = new Set(
    sources.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/useParameter\('([^']+)'/g)].map(([, key]) => key),
    ),
  )
  expect(read.size).toBeGreaterThan(10)
  expect([...read].filter((key) => !page.includes(`\`${key}\``))).toEqual([])
})

test('the page for providers names every header that the client sends, and every one that it has exposed', async () => {
  const sent = new Set<string>()
  const client = createClient({
    baseUrl: APP,
    getToken: () => 'a-token',
    mode: 'real',
    getLanguage: () => 'de',
    fetch: async (_, init) => {
      for (const name of new Headers(init?.headers).keys()) sent.add(name)
      return Response.json({ code: '20004', msg: '', result: null, traceId: 't', serverTime: '' })
    },
  })
  await client.GET('/swx/customer/index/listMarketByType', {})
  const body = { productId: 'p', days: 30, amount: '1.00', acceptedTermsVersion: '2026-01' }
  await client.POST('/swx/customer/order/buySmart', { body })
  expect([...sent].sort()).toEqual([
    ...['accept', 'accept-language', 'authorization', 'content-type', 'idempotency-key', 'virtually'],
  ])
  const headers = page.slice(page.indexOf('## What the app sends'), page.indexOf('## Answers')).toLowerCase()
  expect([...sent].filter((name) => !headers.includes(`| \`${name}\` |`))).toEqual([])
  const { headers: answered } = await fetch(`${mockServer.url()}/swx/customer/index/listNft`)
  const exposed = (answered.get('access-control-expose-headers') ?? '').split(', ')
  expect(exposed.filter((name) => name !== 'X-Sandbox' && !page.includes(name))).toEqual([])
})
