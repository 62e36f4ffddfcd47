import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
import { envelope } from '../../test/fake-backend.ts'
import { at, credentials, makeClient } from '../../test/make-client.ts'

const success = (result: string) => `{"code":"200","msg":"","traceId":"t-1","result":${result}}`

describe('an answer that no backend should give', () => {
  it('nested 20,000 deep is kept and given, and ends no process', async () => {
    const text = success('['.repeat(20_000) + ']'.repeat(20_000))
    const { client, backend } = makeClient(() => new Response(text))
    for (let i = 0; i < 2; i++) expect((await client.GET(at.list)).data?.code).toBe('200')
    expect(backend.requests).toHaveLength(1)
  })

  it('nested 20,000 deep where an error has its values is an error', async () => {
    const text = `{"code":"10004","msg":"","params":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_001)}`
    const { client } = makeClient(() => new Response(text))
    expect((await client.GET(at.list)).error).toMatchObject({ kind: 'business', code: '10004' })
  })

  it('with bytes that are not UTF-8 is an error instead of text with holes', async () => {
    const bytes = new Uint8Array([
      ...new TextEncoder().encode('{"code":"200","result":"'),
      0xff,
      0xfe,
      0x22,
      0x7d,
    ])
    const { client } = makeClient(() => new Response(bytes))
    const { error } = await client.GET(at.list)
    expect(error).toMatchObject({ kind: 'contract', status: 200 })
    expect(error?.message).toContain('not UTF-8')
  })

  it('with the sign for unreadable bytes in a text is read: a user can write that sign in a note', async () => {
    const note = 'pasted \uFFFD here'
    const { client } = makeClient(() => new Response(JSON.stringify({ code: '200', result: { note } })))
    expect((await client.GET(at.list)).data).toMatchObject({ result: { note } })
  })

  it('of 50 MB is an error, and the rest of it is not fetched', async () => {
    let sent = 0
    let isCancelled = false
    const chunk = new TextEncoder().encode(' '.repeat(1_000_000))
    const large = new ReadableStream({
      pull(controller) {
        controller.enqueue(chunk)
        if (++sent === 50) controller.close()
      },
      cancel() {
        isCancelled = true
      },
    })
    const { client } = makeClient(() => new Response(large))
    const { error } = await client.GET(at.neverCached)
    expect(error).toMatchObject({ kind: 'contract', status: 200 })
    expect(error?.message).toContain('more than the 25000000 bytes of maxAnswerBytes')
    expect([isCancelled, sent < 30]).toEqual([true, true])
  })

  it('of 50 MB is read by a client that takes as much', async () => {
    const text = success(`"${'x'.repeat(50_000_000)}"`)
    const { client } = makeClient(() => new Response(text), { maxAnswerBytes: 60_000_000 })
    const { data } = await client.GET(at.neverCached)
    expect(data?.result as unknown).toHaveLength(50_000_000)
  })

  it('of more bytes than a client takes leaves the outcome of a money call open: its key is kept', async () => {
    const { client, backend } = makeClient(() => envelope('x'.repeat(1_000)), { maxAnswerBytes: 500 })
    const body = { productId: 'p-1', days: 7, amount: '100.00', acceptedTermsVersion: 'terms-1' }
    for (let i = 0; i < 2; i++) {
      const { error } = await client.POST('/swx/customer/order/buySmart', { body })
      expect(error?.kind).toBe('contract')
    }
    const [first, second] = backend.requests.map(({ headers }) => headers.get('idempotency-key'))
    expect(second).toBe(first)
  })

  it('of a million parts takes the memory of its bytes, not of its parts', async () => {
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as () => void
    const held = () => {
      collect()
      return process.memoryUsage().heapUsed
    }
    const space = new TextEncoder().encode(' ')
    let sent = 0
    let before = 0
    let after = 0
    const parts = new ReadableStream(
      {
        pull(controller) {
          before ||= held()
          for (let i = 0; i < 1_000; i++) controller.enqueue(space)
          sent += 1_000
          if (sent < 1_000_000) return
          after = held()
          controller.close()
        },
      },
      { highWaterMark: 0 },
    )
    const { client } = makeClient(() => new Response(parts))
    await client.GET(at.neverCached)
    expect(after - before).toBeLessThan(10_000_000)
  })

  it('has its characters whole, wherever its parts are cut', async () => {
    const bytes = new TextEncoder().encode(success('["Zürich 東京 🚀"]'))
    const parts = new ReadableStream({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
        controller.close()
      },
    })
    const { client } = makeClient(() => new Response(parts))
    expect((await client.GET(at.neverCached)).data?.result as unknown).toEqual(['Zürich 東京 🚀'])
  })

  it('with 100,000 keys is read and frozen', async () => {
    const many = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`k${i}`, i]))
    const { client } = makeClient(() => envelope(many))
    const { data } = await client.GET(at.list)
    expect(Object.keys(data?.result ?? {})).toHaveLength(100_000)
    expect(Object.isFrozen(data?.result)).toBe(true)
  })

  it.each(['__proto__', 'constructor', 'toString'])(
    'with the code %s is an unlisted code, not a key',
    async (code) => {
      const { client } = makeClient(
        () => new Response(`{"code":"${code}","params":{"__proto__":{"isAdmin":true}}}`),
      )
      const { error } = await client.GET(at.list)
      expect(error).toMatchObject({ kind: 'business', code })
      expect(error?.key).toBeUndefined()
      expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
    },
  )

  it.each([200, 200.0])('with the number %s for a code is that code as text', async (code) => {
    const { client } = makeClient(() => envelope([], code))
    expect((await client.GET(at.list)).data?.code).toBe('200')
  })

  it.each([1e21, -1, 0.5])('with the number %s for a code is an unlisted code', async (code) => {
    const { client } = makeClient(() => envelope([], code))
    expect((await client.GET(at.list)).error).toMatchObject({ kind: 'business', code: String(code) })
  })

  it('says nothing in a message that steers a terminal, begins a line of a log or fills it', async () => {
    const msg = `\u001b[2J\u202Elost\r\nINFO paid${'!'.repeat(1_000_000)}`
    const { client } = makeClient(() => envelope(null, '11008', { msg }))
    const { error } = await client.GET(at.list)
    expect(error?.message).toMatch(/answered code 11008:\s+\[2J lost INFO paid!/)
    expect(error?.message).not.toMatch(/[\p{Cc}\u202E]/u)
    expect(error?.message.length).toBeLessThan(1_100)
  })

  it('names refused fields, and nothing in their place that is none', async () => {
    const errors = [null, 7, 'phone', { field: 7 }, { field: 'phone', rule: 'unique' }]
    const { client } = makeClient(() => Response.json({ code: '400', errors }, { status: 400 }))
    const { error } = await client.POST(at.write, { body: credentials })
    expect(error?.errors).toEqual([{ field: 'phone', rule: 'unique' }])
  })

  it('that never ends is a time-out, and its request is cancelled', async () => {
    const endless = new ReadableStream({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 1))
        controller.enqueue(new Uint8Array(10))
      },
    })
    const { client, backend } = makeClient(() => new Response(endless))
    const { error } = await client.GET(at.list, { timeoutMs: 40 })
    expect(error?.kind).toBe('timeout')
    expect(backend.requests[0]?.signal.aborted).toBe(true)
  })

  it.each([-86_400_000, 86_400_000])(
    'is dropped, never kept for ever, when the clock jumps by %i ms',
    async (jump) => {
      const { client, backend } = makeClient()
      await client.GET(at.list)
      const now = Date.now()
      vi.spyOn(Date, 'now').mockReturnValue(now + jump)
      await client.GET(at.list)
      expect(backend.requests).toHaveLength(2)
    },
  )
})
