/** Says when an answer that was kept had arrived; the page tells the user. */
export const KEPT_AT = 'X-Swx-Kept-At'

/** Answers kept at most; the oldest go first. */
const MOST = 80

/** Public data alone: nothing of a user's is kept on the device. */
export const isPublicAnswer = ({ method, url, cache }: Request): boolean =>
  method === 'GET' &&
  cache !== 'reload' &&
  cache !== 'no-store' &&
  new URL(url).pathname.startsWith('/swx/customer/index/')

/** Texts in an answer are in the language that was asked for. */
function keyOf(request: Request): string {
  const url = new URL(request.url)
  url.searchParams.set('swx-language', request.headers.get('Accept-Language') ?? '')
  return url.href
}

async function keep(cache: Cache, request: Request, answer: Response): Promise<void> {
  const headers = new Headers(answer.headers)
  headers.set(KEPT_AT, new Date().toISOString())
  headers.delete('Content-Encoding')
  headers.delete('Content-Length')
  await cache.put(keyOf(request), new Response(await answer.arrayBuffer(), { headers }))
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((key) => cache.delete(key)))
}

/**
 * Asks the server, and keeps its answer; without a network, the answer of last time under the header {@link KEPT_AT}.
 * That nothing can be stored is no reason not to answer.
 */
export async function answerFromServerOrKept(request: Request, cacheName: string): Promise<Response> {
  try {
    const answer = await fetch(request)
    if (answer.ok) {
      const copy = answer.clone()
      void caches
        .open(cacheName)
        .then((cache) => keep(cache, request, copy))
        .catch(() => {})
    }
    return answer
  } catch (error) {
    const kept = await caches
      .open(cacheName)
      .then((cache) => cache.match(keyOf(request)))
      .catch(() => undefined)
    if (kept) return kept
    throw error
  }
}
