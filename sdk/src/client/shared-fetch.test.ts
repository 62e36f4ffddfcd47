import { describe, expect, it } from 'vitest'
import { deferred, envelope } from '../../test/fake-backend.ts'
import { at, makeClient } from '../../test/make-client.ts'

describe('equal GETs at the same time', () => {
  it('are one fetch for 50 callers', async () => {
    const { client, backend } = makeClient()
    const answers = await Promise.all(Array.from({ length: 50 }, () => client.GET(at.list)))
    expect(backend.requests).toHaveLength(1)
    expect(new Set(answers.map(({ data }) => data)).size).toBe(1)
  })

  it('are one fetch even if it fails, and the next call tries anew', async () => {
    const { client, backend } = makeClient((_, n) => envelope([], n === 1 ? '10015' : '200'))
    const answers = await Promise.all([client.GET(at.list), client.GET(at.list)])
    expect(answers.map(({ error }) => error?.code)).toEqual(['10015', '10015'])
    expect((await client.GET(at.list)).error).toBeUndefined()
    expect(backend.requests).toHaveLength(2)
  })

  it('survive that one caller aborts', async () => {
    const answer = deferred<Response>()
    const { client, backend } = makeClient(() => answer.promise)
    const controller = new AbortController()
    const impatient = client.GET(at.list, { signal: controller.signal })
    const patient = client.GET(at.list)
    controller.abort('changed my mind')
    expect((await impatient).error).toMatchObject({ kind: 'aborted', cause: 'changed my mind' })
    expect(backend.requests[0]?.signal.aborted).toBe(false)
    answer.resolve(envelope([]))
    expect((await patient).error).toBeUndefined()
  })

  it('survive that one caller runs out of time', async () => {
    const answer = deferred<Response>()
    const { client } = makeClient(() => answer.promise)
    const impatient = client.GET(at.list, { timeoutMs: 5 })
    const patient = client.GET(at.list)
    expect((await impatient).error?.kind).toBe('timeout')
    answer.resolve(envelope([]))
    expect((await patient).error).toBeUndefined()
  })

  it('end with the last caller who leaves, and are not joined after that', async () => {
    const { client, backend } = makeClient((_, n) =>
      n === 1 ? new Promise<Response>(() => {}) : envelope([n]),
    )
    const controllers = [new AbortController(), new AbortController()]
    const calls = controllers.map(({ signal }) => client.GET(at.list, { signal }))
    controllers[0]?.abort()
    expect(backend.requests[0]?.signal.aborted).toBe(false)
    controllers[1]?.abort()
    await Promise.all(calls)
    expect(backend.requests[0]?.signal.aborted).toBe(true)
    expect((await client.GET(at.list)).data?.result).toEqual([2])
  })

  it('are not shared with a caller that says no-store', async () => {
    const { client, backend } = makeClient()
    const [, own] = await Promise.all([client.GET(at.list), client.GET(at.list, { cache: 'no-store' })])
    expect(backend.requests).toHaveLength(2)
    expect(Object.isFrozen(own?.data)).toBe(false)
  })

  it('are never shared between POSTs', async () => {
    const { client, backend } = makeClient()
    await Promise.all([client.POST(at.postedRead), client.POST(at.postedRead)])
    expect(backend.requests).toHaveLength(2)
  })
})
