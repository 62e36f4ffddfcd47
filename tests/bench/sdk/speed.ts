import { named } from '../support/packages.ts'
import type { Found } from '../support/part.ts'
import { atLeast, atMost, type Measure } from '../support/report.ts'
import { type Contender, contenders } from './clients.ts'
import { answerText, fakeFetch } from './fake-fetch.ts'
import { interleave } from './interleave.ts'

type Timings = Readonly<Record<string, number>>

const timeOf = (times: Timings, name: string): number => times[name] ?? Number.NaN

/** What any client has to do: send, read, parse. */
const bare = {
  get: async () => JSON.parse(await (await fakeFetch('http://api.test/')).text()),
  post: async () => {
    const body = JSON.stringify({ userName: 'mei_lin', password: 'not a secret' })
    return JSON.parse(await (await fakeFetch('http://api.test/', { method: 'POST', body })).text())
  },
}

async function timesOf(
  all: readonly Contender[],
  kind: 'get' | 'post' | 'cached',
  batch: number,
): Promise<Timings> {
  const able = all.flatMap(({ name, [kind]: call }) => (call ? [[name, () => call()] as const] : []))
  const runners: Record<string, () => unknown> = Object.fromEntries(able)
  if (kind !== 'cached') runners['bare fetch'] = bare[kind]
  return await interleave(runners, { rounds: 400, turnMs: 1, batch })
}

/** What two clients add to bare fetch, and ours against the other: half of what the other adds is the most. */
function addedBy(what: string, times: Timings, own: string, other: string): Measure[] {
  const added = (name: string) => timeOf(times, name) - timeOf(times, 'bare fetch')
  return [
    { name: `${what}: what ours adds to bare fetch`, value: added(own), unit: 'µs' },
    { name: `${what}: what ${other} adds`, value: added(other), unit: 'µs' },
    atMost(`${what}: added by ours against ${other}`, added(own) / added(other), 0.5, '×'),
  ]
}

/** Calls beside those of other clients. */
export async function measureSpeed(): Promise<Found> {
  const all = await contenders(fakeFetch)
  const own = '@swx/sdk'
  const get = await timesOf(all, 'get', 20)
  const post = await timesOf(all, 'post', 20)
  const hit = await timesOf(all, 'cached', 100)
  const middlewares = `${named('openapi-fetch')}, two middlewares`
  const cachedAgainst: Readonly<Record<string, number>> = {
    [`${named('openapi-fetch')}, cache middleware`]: 40,
    [named('axios-cache-interceptor')]: 80,
    [`${named('@tanstack/query-core')} over fetch`]: 3,
  }
  return {
    measures: [
      ...addedBy('GET', get, own, middlewares),
      ...addedBy('POST', post, own, middlewares),
      atMost('cached GET', timeOf(hit, own), 0.5, 'µs'),
      ...Object.entries(cachedAgainst).map(([other, bound]) =>
        atLeast(`cached GET: ours against ${other}`, timeOf(hit, other) / timeOf(hit, own), bound, '×'),
      ),
      ...Object.entries({ GET: get, POST: post, 'cached GET': hit }).flatMap(([what, times]) =>
        Object.entries(times).map(([name, value]) => ({ name: `${what}, ${name}`, value, unit: 'µs' })),
      ),
    ],
    details: { answerBytes: answerText.length },
  }
}
