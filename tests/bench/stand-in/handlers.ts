import { createHandlers } from '@swx/mock-server/handlers'
import { createWorld } from '@swx/mock-server/test'
import contract from '@swx/openapi/openapi.json' with { type: 'json' }
import { getResponse, type HttpHandler, HttpResponse, http } from 'msw'
import { median } from '../support/median.ts'
import type { Measure } from '../support/report.ts'

const rounds = 7
const passes = 200
const origin = 'http://stand-in.test'

type Paths = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** The list that a generator writes: a handler per operation, each with an answer that is there already. */
function listOfHandlers(paths: Paths): HttpHandler[] {
  const answer = {
    code: '200',
    msg: '',
    result: null,
    traceId: 't-1',
    serverTime: '2026-01-12T15:20:00.000Z',
  }
  return Object.entries(paths).flatMap(([path, methods]) => {
    const pattern = `*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`
    return (['get', 'post'] as const)
      .filter((method) => method in methods)
      .map((method) => http[method](pattern, () => HttpResponse.json(answer)))
  })
}

/** Reads per second through one list of handlers, without what MSW needs to catch a request beforehand. */
async function rateOf(handlers: HttpHandler[], urls: readonly string[], headers: HeadersInit) {
  const start = performance.now()
  for (let pass = 0; pass < passes; pass += 1) {
    for (const url of urls) {
      const response = await getResponse(handlers, new Request(url, { headers }))
      if (!response) throw new Error(`Nobody answered ${url}.`)
      await response.arrayBuffer()
    }
  }
  return (urls.length * passes * 1_000) / (performance.now() - start)
}

/**
 * Every read by id in turn, for somebody who is signed in, through the one handler of the stand-in, which does the work,
 * and through a list with a handler per operation, which does none.
 */
export async function measureHandlers(): Promise<{ measures: Measure[]; details: unknown }> {
  const world = await createWorld()
  const credential = 'sandbox-google:reader@example.com'
  const signIn = await world.request('login/loginByGoogle', { method: 'POST', json: { credential } })
  const headers = { Authorization: (await signIn.json()).result.token, virtually: 'NO' }
  const paths = contract.paths as Paths
  const urls = Object.entries(paths)
    .filter(([path, methods]) => 'get' in methods && path.endsWith('}'))
    .map(([path]) => origin + path.replace(/\{\w+\}$/, '1'))
  const lists = { ours: [...createHandlers(world)], each: listOfHandlers(paths) }
  const seen = { ours: [] as number[], each: [] as number[] }
  for (let round = -1; round < rounds; round += 1) {
    for (const name of ['each', 'ours'] as const) {
      const rate = await rateOf(lists[name], urls, headers)
      if (round >= 0) seen[name].push(rate) // the first round only warms up
    }
  }
  const ratio = median(seen.ours.map((rate, round) => rate / (seen.each[round] ?? Number.NaN)))
  return {
    measures: [
      { name: 'reads by id through the MSW handlers', value: median(seen.ours), unit: 'requests/s' },
      { name: 'reads by id through a handler per operation', value: median(seen.each), unit: 'requests/s' },
      {
        name: 'MSW handlers : a handler per operation',
        value: ratio,
        unit: '',
        target: 'at least 2.5',
        isMet: ratio >= 2.5,
      },
    ],
    details: seen,
  }
}
