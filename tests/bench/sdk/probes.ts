import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from '@swx/sdk'
import { load, named } from '../support/packages.ts'
import type { Found } from '../support/part.ts'
import type { Measure } from '../support/report.ts'
import { contenders } from './clients.ts'
import { tellingFetch } from './fake-fetch.ts'

const probe = (what: string, name: string, isDefect: boolean): Measure => ({
  name: `${what}: ${name}`,
  value: isDefect ? 1 : 0,
  unit: isDefect ? '(defect)' : '(right)',
  ...(name === '@swx/sdk' && { target: '0', isMet: !isDefect }),
})

/** After a change of the token, whose entry does the second user get? */
async function tokenChange(): Promise<Measure[]> {
  const measures: Measure[] = []
  const backend = tellingFetch()
  for (const { name, cached } of await contenders(backend.fetch)) {
    if (!cached) continue
    await cached('token-a')
    const text = JSON.stringify(await cached('token-b'))
    measures.push(probe("user B gets user A's entry", name, text.includes('token-a')))
  }
  return measures
}

/** Does a path value `..` reach another operation, token attached? */
async function dotSegment(): Promise<Measure[]> {
  const measures: Measure[] = []
  const backend = tellingFetch()
  for (const { name, byId } of await contenders(backend.fetch)) {
    if (!byId) continue
    const before = backend.requests.length
    await byId('..').catch(() => undefined)
    const leaves = backend.requests.slice(before).some(({ url }) => !url.includes('getMarketInfo'))
    measures.push(probe('a path value ".." leaves its operation', name, leaves))
  }
  return measures
}

/** How many fetches do 50 equal GETs at once make? */
async function equalGets(): Promise<Measure[]> {
  const measures: Measure[] = []
  const backend = tellingFetch(5)
  for (const { name, cached } of await contenders(backend.fetch)) {
    if (!cached) continue
    const before = backend.requests.length
    await Promise.all(Array.from({ length: 50 }, () => cached()))
    const value = backend.requests.length - before
    const ofOurs = name === '@swx/sdk' && { target: 'at most 1', isMet: value <= 1 }
    measures.push({ name: `50 equal GETs at once: ${name}`, value, unit: 'fetches', ...ofOurs })
  }
  return measures
}

/** Does a deadline of 200 ms end a call whose headers came at once and whose body never ends? */
async function slowBody(): Promise<Measure[]> {
  const server = createServer((_, answer) => {
    answer.setHeader('content-type', 'application/json')
    answer.write('{"code":"200",')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const client = createClient({
    baseUrl: baseURL,
    getToken: () => null,
    mode: 'demo',
    timeoutMs: 200,
  })
  const calls: Record<string, () => Promise<unknown>> = {
    '@swx/sdk': () => client.POST('/swx/customer/login/logout'),
  }
  type Get = { get(path: string, options?: object): Promise<unknown> }
  const { default: OpenAI } = await load<{ default: new (options: object) => Get }>('openai')
  const openai = new OpenAI({ apiKey: 'a', baseURL, timeout: 200, maxRetries: 0 })
  calls[named('openai')] = () => openai.get('/slow')
  const { default: ky } = await load<{ default: { get(url: string, options: object): Promise<Response> } }>(
    'ky',
  )
  calls[named('ky')] = async () => (await ky.get(baseURL, { timeout: 200, retry: 0 })).text()
  const { default: axios } = await load<{ default: Get }>('axios')
  calls[named('axios')] = () => axios.get(baseURL, { timeout: 200 })
  const measures: Measure[] = []
  for (const [name, call] of Object.entries(calls)) {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), 2_000)
    })
    const outcome = await Promise.race([call().catch(() => 'ended'), late])
    clearTimeout(timer)
    measures.push(probe('a time-out does not cover the body', name, outcome === 'late'))
  }
  server.closeAllConnections()
  server.close()
  return measures
}

/** What the other clients get wrong, tried on each of them and on ours. */
export async function measureDefects(): Promise<Found> {
  return {
    measures: [
      ...(await tokenChange()),
      ...(await dotSegment()),
      ...(await equalGets()),
      ...(await slowBody()),
    ],
  }
}
