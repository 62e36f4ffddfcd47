/** An answer of ordinary size. */
export const answerText = JSON.stringify({
  code: '200',
  msg: '',
  result: { id: '1', code: 'EURUSD', name: 'Euro', type: 1, price: 1.0862, zdf: 0.12, priceDecimals: 5 },
  traceId: 't-4711',
  serverTime: '2026-01-10T15:20:00.000Z',
})

const headers = { 'content-type': 'application/json' }

/** A `fetch` without a network, whose answers are real: what is left to measure is the client. */
export const fakeFetch = (async () => new Response(answerText, { headers })) as typeof fetch

/** A `fetch` that counts, and answers what each request says about itself. */
export function tellingFetch(delayMs = 0): { fetch: typeof fetch; readonly requests: Request[] } {
  const requests: Request[] = []
  const tell = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    requests.push(request)
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
    const result = { token: request.headers.get('authorization'), path: new URL(request.url).pathname }
    return Response.json({ code: '200', msg: '', result, traceId: 't-1' })
  }
  return { fetch: tell as typeof fetch, requests }
}
