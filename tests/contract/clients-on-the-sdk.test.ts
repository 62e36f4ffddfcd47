import { execFile } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createClient, isTimeoutError, login } from '@swx/sdk'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../support/root.ts'
import { useMockServer } from './support/mock-server.ts'

const mock = useMockServer({ profile: 'funded' })
const contract = `${root}openapi/dist/openapi.json`
/** Inside the workspace, so that generated code finds its packages. */
const folder = join(root, 'tests', 'results', 'clients-on-the-sdk')
const run = promisify(execFile)

beforeAll(() => mkdirSync(folder, { recursive: true }))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A client of this package for the user of the sample world, signed in; `keys` are those of its money calls. */
async function signedIn() {
  let token: string | null = null
  const hits: string[] = []
  const keys: string[] = []
  const client = createClient({
    baseUrl: mock.url(),
    fetch: async (input, init) => {
      const key = new Headers(init?.headers).get('idempotency-key')
      if (key) keys.push(key)
      return await fetch(input, init)
    },
    getToken: () => token,
    mode: 'real',
    onCacheHit: ({ kind }) => hits.push(kind),
  })
  token = (await login(client, { userName: 'funded', password: 'Sandbox1' })).token
  return { client, hits, keys }
}

/** A client whose backend never answers. */
const hanging = () =>
  createClient({
    baseUrl: mock.url(),
    fetch: () => new Promise(() => {}),
    getToken: () => null,
    mode: 'demo',
    timeoutMs: 20,
  })

const order = { productId: 'p-crypto-30', days: 30, amount: '5000.00', acceptedTermsVersion: '2026-01' }

describe('a client that hey-api generates', () => {
  // biome-ignore lint/suspicious/noExplicitAny: generated while the test runs
  let sdk: any
  beforeAll(async () => {
    const args = ['-i', contract, '-o', join(folder, 'hey'), '--no-log-file']
    await run(process.execPath, [`${root}node_modules/@hey-api/openapi-ts/bin/run.js`, ...args], {
      env: { ...process.env, DO_NOT_TRACK: '1' },
    })
    sdk = {
      ...(await import(/* @vite-ignore */ join(folder, 'hey', 'sdk.gen.ts'))),
      ...(await import(/* @vite-ignore */ join(folder, 'hey', 'client.gen.ts'))),
    }
  }, 60_000)

  test('speaks with session, account mode, cache, keys and deadline of this one', async () => {
    const { client, hits, keys } = await signedIn()
    sdk.client.setConfig({ baseUrl: mock.url(), fetch: client.fetch })
    const own = await sdk.getUserInfo()
    expect(own.data?.result.userName).toBe('funded')
    for (let i = 0; i < 2; i++) {
      const markets = await sdk.listMarketByType({ query: { type: 1 } })
      expect(markets.data?.result.length).toBeGreaterThan(10)
    }
    expect(hits).toEqual(['fresh'])
    const tooSmall = await sdk.buySmart({ body: { ...order, amount: '1.00' } })
    expect(tooSmall.data?.code).toMatch(/^1/)
    expect(keys).toHaveLength(1)
    const refused = await sdk.login({ body: { userName: 'funded', password: 'Wrong1pass' } })
    expect(refused.data?.code).toBe('10004')

    sdk.client.setConfig({ baseUrl: mock.url(), fetch: hanging().fetch })
    const late = await sdk.listMarketByType({ query: { type: 1 } })
    expect(isTimeoutError(late.error)).toBe(true)
  })
})

describe('a client that orval generates', () => {
  test('goes through this one by its mutator: session, cache, keys and deadline', {
    timeout: 60_000,
  }, async () => {
    writeFileSync(
      join(folder, 'send.ts'),
      `export const way: { fetch: typeof fetch; origin: string } = { fetch, origin: '' }
export const send = async <Body>(path: string, options?: RequestInit): Promise<Body> => {
  const response = await way.fetch(way.origin + path, options)
  return { data: await response.json(), status: response.status, headers: response.headers } as Body
}\n`,
    )
    const config = {
      own: {
        input: contract,
        output: {
          target: join(folder, 'orval.ts'),
          client: 'fetch',
          override: { mutator: { path: join(folder, 'send.ts'), name: 'send' } },
        },
      },
    }
    writeFileSync(join(folder, 'orval.config.mjs'), `export default ${JSON.stringify(config)}\n`)
    const cli = join(root, 'node_modules', 'orval', 'dist', 'bin', 'orval.mjs')
    await run(process.execPath, [cli, '--config', join(folder, 'orval.config.mjs')], { cwd: folder })
    const generated = await import(/* @vite-ignore */ join(folder, 'orval.ts'))
    const { way } = await import(/* @vite-ignore */ join(folder, 'send.ts'))
    const { client, hits, keys } = await signedIn()
    Object.assign(way, { fetch: client.fetch, origin: mock.url() })

    for (let i = 0; i < 2; i++) {
      const { data } = await generated.listMarketByType({ type: 1 })
      expect(data.result.length).toBeGreaterThan(10)
    }
    expect(hits).toEqual(['fresh'])
    expect((await generated.buySmart(order)).data.code).toBe('20004')
    expect((await generated.buySmart({ ...order, amount: '1.00' })).data.code).not.toBe('20004')
    expect(new Set(keys).size).toBe(2)

    way.fetch = hanging().fetch
    await expect(generated.listMarketByType({ type: 1 })).rejects.toSatisfy(isTimeoutError)
  })
})
