/** What a fake backend answers to a request; throwing stands for a broken connection. */
export type FakeHandler = (request: Request, nth: number) => Response | Promise<Response>

/** A `fetch` that reaches no network, with every request it was given. */
export interface FakeBackend {
  readonly fetch: typeof globalThis.fetch
  readonly requests: Request[]
}

/** An envelope as the backend writes it. */
export const envelope = (result: unknown, code: unknown = '200', more: object = {}): Response =>
  Response.json({
    code,
    msg: '',
    result,
    traceId: 't-1',
    serverTime: '2026-01-10T15:20:00.000Z',
    ...more,
  })

/** Answers requests by `handler`; obeys `signal` as a real `fetch` does. */
export function fakeBackend(handler: FakeHandler = () => envelope([])): FakeBackend {
  const requests: Request[] = []
  return {
    requests,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      requests.push(request)
      return await new Promise<Response>((resolve, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason))
        Promise.resolve(requests.length)
          .then((nth) => handler(request, nth))
          .then(resolve, reject)
      })
    },
  }
}

/** A promise and the functions that settle it. */
export function deferred<T>(): {
  promise: Promise<T>
  resolve: (value: T) => void
  reject: (reason: unknown) => void
} {
  let resolve!: (value: T) => void
  let reject!: (reason: unknown) => void
  const promise = new Promise<T>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}
