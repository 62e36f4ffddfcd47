import { atLeast, atMost, type Measure } from '../support/report.ts'
import { type Contender, contenders } from './clients.ts'
import { answerText, fakeFetch } from './fake-fetch.ts'
import { interleave } from './interleave.ts'

const isOurs = ({ name }: Contender) => name === '@swx/sdk'

/** What any client has to do: send, read, parse. */
const bare = {
  get: async () => JSON.parse(await (await fakeFetch('http://api.test/')).text()),
  post: async () => {
    const body = JSON.stringify({ userName: 'mei_lin', password: 'not a secret' })
    return JSON.parse(await (await fakeFetch('http://api.test/', { method: 'POST', body })).text())
  },
}

async function timesOf(all: readonly Contender[], kind: 'get' | 'post' | 'cached', batch: number) {
  const able = all.flatMap(({ name, [kind]: call }) => (call ? [[name, () => call()] as const] : []))
  const runners: Record<string, () => unknown> = Object.fromEntries(able)
  if (kind !== 'cached') runners['bare fetch'] = bare[kind]
  return await interleave(runners, { rounds: 400, turnMs: 1, batch })
}

/** Calls beside those of other clients. */
export async function speed(hasPeers: boolean): Promise<Measure[]> {
  const all = await contenders(fakeFetch, hasPeers)
  const own = all.find(isOurs)?.name ?? ''
  const [get, post, hit] = [
    await timesOf(all, 'get', 20),
    await timesOf(all, 'post', 20),
    await timesOf(all, 'cached', 100),
  ]
  const measures: Measure[] = [
    atMost('GET: what ours adds to bare fetch', (get[own] ?? 0) - (get['bare fetch'] ?? 0), 4, 'µs'),
    atMost('POST: what ours adds to bare fetch', (post[own] ?? 0) - (post['bare fetch'] ?? 0), 4, 'µs'),
    atMost('cached GET', hit[own] ?? 0, 0.5, 'µs'),
  ]
  const targets: [string, Readonly<Record<string, number>>, string, number][] = [
    ['GET', get, 'openapi-fetch', 1.4],
    ['POST', post, 'openapi-fetch', 2.2],
    ['cached GET', hit, 'openapi-fetch', 80],
    ['cached GET', hit, 'axios-cache-interceptor', 80],
    ['cached GET', hit, '@tanstack/query-core', 2],
  ]
  for (const [what, times, start, bound] of targets) {
    const other = Object.keys(times).find((name) => name.startsWith(start))
    if (other)
      measures.push(
        atLeast(`${what}: ours against ${other}`, (times[other] ?? 0) / (times[own] ?? 1), bound, '×'),
      )
  }
  for (const [what, times] of Object.entries({ GET: get, POST: post, 'cached GET': hit })) {
    for (const [name, value] of Object.entries(times))
      measures.push({ name: `${what}, ${name}`, value, unit: 'µs' })
  }
  return measures
}

/** Bytes of the answer that every timed call reads. */
export const answerBytes: number = answerText.length
