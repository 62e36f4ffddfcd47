import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deferred, envelope } from '../../test/fake-backend.ts'
import { makeClient } from '../../test/make-client.ts'

const path = '/swx/customer/order/buySmart'
const body = { productId: 'p-30', days: 30, amount: '5000.00', acceptedTermsVersion: '2026-01' }
const never = () => new Promise<Response>(() => {})

/** What becomes of one request on its way to the backend and back. */
type Fate =
  /** The operation answers; under its key, this answer is the one of every request with it. */
  | { readonly is: 'answered'; readonly code: '20004' | '10011' }
  /** Something in front of the operation answers, which has not looked at the key. */
  | { readonly is: 'turnedAway'; readonly status: number }
  /** No answer, or one that says nothing. */
  | { readonly is: 'lost'; readonly how: Loss; readonly arrives: 'now' | 'later' | 'never' }

type Loss = 'network' | 'time' | 'abort' | 'unreadable' | 'redirect' | 408 | 409 | 500 | 503

const fate: fc.Arbitrary<Fate> = fc.oneof(
  fc.record({ is: fc.constant('answered' as const), code: fc.constantFrom('20004', '10011') }),
  fc.record({
    is: fc.constant('turnedAway' as const),
    // 200 stands for the code 401 in the body.
    status: fc.constantFrom(200, 400, 401, 403, 404, 405, 413, 415, 421, 422, 429),
  }),
  fc.record({
    is: fc.constant('lost' as const),
    how: fc.constantFrom<Loss>('network', 'time', 'abort', 'unreadable', 'redirect', 408, 409, 500, 503),
    arrives: fc.constantFrom('now', 'later', 'never'),
  }),
)

/** A backend that carries out each key once and keeps its answer, before which requests meet their fates. */
function backendOf(fates: readonly Fate[]) {
  const kept = new Map<string, string>()
  const late: string[] = []
  const met: { key: string; fate: Fate }[] = []
  let abort = () => {}
  /** Carries a key out once; an attempt whose answer is lost succeeds. */
  const carryOut = (key: string, code = '20004') => {
    const answer = kept.get(key) ?? code
    kept.set(key, answer)
    return answer
  }
  const handler = (request: Request): Response | Promise<Response> => {
    const key = request.headers.get('idempotency-key') ?? ''
    const own = fates[met.length] ?? { is: 'answered', code: '20004' }
    met.push({ key, fate: own })
    if (own.is === 'answered') return envelope(null, carryOut(key, own.code))
    if (own.is === 'turnedAway')
      return own.status === 200
        ? envelope(null, '401')
        : Response.json({ code: String(own.status) }, { status: own.status })
    if (own.arrives === 'now') carryOut(key)
    if (own.arrives === 'later') late.push(key)
    if (typeof own.how === 'number') return new Response('', { status: own.how })
    if (own.how === 'unreadable') return new Response('{"co')
    if (own.how === 'redirect') return new Response('', { status: 302 })
    if (own.how === 'network') return Promise.reject(new TypeError('reset'))
    if (own.how === 'abort') abort()
    return never()
  }
  return {
    handler,
    met,
    onAbort: (listener: () => void) => {
      abort = listener
    },
    /** What was on its way all the time comes in. */
    deliver: () => {
      for (const key of late.splice(0)) carryOut(key)
    },
    /** How often money moved. */
    carriedOut: (keys: ReadonlySet<string>) =>
      [...kept].filter(([key, code]) => keys.has(key) && code === '20004').length,
  }
}

describe('money that is sent again', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const calls = fc.array(
    fc.record({ retry: fc.integer({ min: 0, max: 2 }), logsIn: fc.boolean(), delivers: fc.boolean() }),
    { maxLength: 8 },
  )

  it.each([
    ['named by the client', false],
    ['named by its caller', true],
  ])(
    'moves at most once until its outcome is known, and is told to subscribers for as long as it is not: %s',
    { timeout: 60_000 },
    async (_, isOwn) => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fate, { maxLength: 12 }),
          calls,
          fc.boolean(),
          async (fates, steps, refreshes) => {
            const backend = backendOf(fates)
            const { client, person } = makeClient(backend.handler, {
              ...(refreshes && {
                refresh: () => {
                  person.token += '-renewed'
                  return true
                },
              }),
            })
            let events = 0
            client.subscribe(({ type }) => {
              if (type === 'write') events++
            })
            const intentions: Set<string>[] = []
            let isInDoubt = false
            for (const { retry, logsIn, delivers } of steps) {
              if (logsIn) person.token = `${person.token}-next`
              if (!isInDoubt) intentions.push(new Set())
              const keys = intentions.at(-1) as Set<string>
              const controller = new AbortController()
              backend.onAbort(() => controller.abort())
              const [before, told] = [backend.met.length, events]
              const call = client.POST(path, {
                body,
                retry,
                tryTimeoutMs: 1_000,
                signal: controller.signal,
                ...(isOwn && { idempotencyKey: `intention-${intentions.length}` }),
              })
              await vi.advanceTimersByTimeAsync(90_000)
              const { data } = await call
              await Promise.resolve()

              const met = backend.met.slice(before)
              for (const { key } of met) keys.add(key)
              const last = met.at(-1)?.fate.is
              isInDoubt = last !== 'answered' && (isInDoubt || met.some(({ fate }) => fate.is === 'lost'))
              expect(events - told > 0, 'whether subscribers are told').toBe(data !== undefined || isInDoubt)
              if (delivers) backend.deliver()
              if (data) expect(backend.carriedOut(keys), 'carried out when a success is told').toBe(1)
            }
            backend.deliver()
            for (const keys of intentions) {
              expect(keys.size, 'keys of one intention').toBe(1)
              expect(backend.carriedOut(keys)).toBeLessThanOrEqual(1)
            }
            const names = intentions.flatMap((keys) => [...keys])
            expect(new Set(names).size, 'a key of its own for each intention').toBe(names.length)
          },
        ),
        { numRuns: 300 },
      )
    },
  )
})

describe('the same money sent by two callers at once', () => {
  /** Two calls under way at the same time, answered one by one. */
  function twoUnderWay() {
    const answers = [deferred<Response>(), deferred<Response>()]
    const { client, backend } = makeClient((_, nth) => answers[nth - 1]?.promise ?? envelope(null, '20004'))
    const buy = () => client.POST(path, { body })
    const [first, second] = [buy(), buy()]
    return {
      buy,
      keys: () => backend.requests.map(({ headers }) => headers.get('idempotency-key')),
      async end(which: 0 | 1, how: Response | Error) {
        if (how instanceof Error) answers[which]?.reject(how)
        else answers[which]?.resolve(how)
        await [first, second][which]
      },
    }
  }

  it.each([
    ['the other is turned away', () => Response.json({ code: '401' }, { status: 401 })],
    ['the other is answered', () => envelope(null, '20004')],
  ])('keeps its key while one is under way and %s', async (_, other) => {
    const { buy, keys, end } = twoUnderWay()
    await end(0, other())
    await buy()
    expect(new Set(keys()).size).toBe(1)
  })

  it('keeps its key for the caller who got no answer, whichever ended first', async () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ] as const) {
      const { buy, keys, end } = twoUnderWay()
      for (const which of order)
        await end(which, which === 0 ? envelope(null, '20004') : new TypeError('reset'))
      await buy()
      expect(new Set(keys()).size).toBe(1)
      await buy()
      expect(new Set(keys()).size).toBe(2)
    }
  })

  it('has a key of its own once both are answered', async () => {
    const { buy, keys, end } = twoUnderWay()
    await end(0, envelope(null, '20004'))
    await end(1, envelope(null, '20004'))
    await buy()
    const [first, second, third] = keys()
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('keeps the key of the latest request when the answer to a forgotten one comes in', async () => {
    const early = deferred<Response>()
    const { client, backend } = makeClient((_, nth) =>
      nth === 1 ? early.promise : Promise.reject(new TypeError('reset')),
    )
    const buy = (amount: string) => client.POST(path, { body: { ...body, amount } })
    const first = buy('1.00')
    for (let other = 0; other < 100; other++) await buy(`2.${other}`)
    await buy('1.00')
    early.resolve(envelope(null, '20004'))
    await first
    await buy('1.00')
    const [forgotten, ...later] = backend.requests.map(({ headers }) => headers.get('idempotency-key'))
    expect(later.at(-1)).toBe(later.at(-2))
    expect(later).not.toContain(forgotten)
  })
})
