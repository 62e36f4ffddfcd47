import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { at } from '../../test/make-client.ts'
import { createClient } from './create-client.ts'

setFlagsFromString('--expose-gc')
const gc = runInNewContext('gc') as () => void

/** Bytes in use once nothing is left to collect. */
function settledHeap(): number {
  for (let i = 0; i < 4; i++) gc()
  return process.memoryUsage().heapUsed
}

describe('memory', () => {
  it('does not grow with the number of calls, even on one signal that lives on', async () => {
    const text = '{"code":"200","msg":"","result":[]}'
    const client = createClient({
      baseUrl: 'http://api.test',
      fetch: (async () => ({ ok: true, status: 200, text: async () => text })) as unknown as typeof fetch,
      getToken: () => 'token-a',
      mode: 'demo',
    })
    const { signal } = new AbortController()
    const callOften = async (times: number) => {
      for (let i = 0; i < times; i++) {
        await client.POST(at.write, { body: { userName: `user_${i}`, password: 'secret-1' }, signal })
        await client.GET(at.byId, { params: { path: { id: String(i % 300) } } })
      }
    }
    await callOften(2_000)
    const before = settledHeap()
    await callOften(10_000)
    expect((settledHeap() - before) / 20_000).toBeLessThan(16)
  })
})
