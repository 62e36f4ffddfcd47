// Sends reads by id through one of two lists of MSW handlers and prints how many it did in a second, once warm.
// A process for each list, so that neither clears away what the other has left, or runs code that the other made general.
// Usage: node handler-reads.ts <ours|each>
import { createHandlers } from '@swx/mock-server/handlers'
import { createWorld } from '@swx/mock-server/test'
import contract from '@swx/openapi/openapi.json' with { type: 'json' }
import { getResponse, HttpHandler, HttpResponse, http } from 'msw'

const passes = 1_000
const origin = 'http://mock-server.test'

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

const world = await createWorld()
const credential = 'sandbox-google:reader@example.com'
const signIn = await world.fetch('/swx/customer/login/loginByGoogle', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ credential }),
})
const headers = { Authorization: (await signIn.json()).result.token, virtually: 'NO' }
const paths = contract.paths as Paths
const urls = Object.entries(paths)
  .filter(([path, methods]) => 'get' in methods && path.endsWith('}'))
  .map(([path]) => origin + path.replace(/\{\w+\}$/, '1'))
const handlers =
  process.argv[2] === 'ours'
    ? createHandlers(world).filter((handler) => handler instanceof HttpHandler)
    : listOfHandlers(paths)
await rateOf(handlers, urls, headers) // warms up
console.log(`result ${await rateOf(handlers, urls, headers)}`)
