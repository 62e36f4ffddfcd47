import { expect, test } from 'vitest'
import { SAMPLE_PASSWORD } from '../exports/test.ts'
import { type EngineHost, startEngineHost } from './engine-host.ts'
import type { Kept, Meta, Records } from './records.ts'

/** Records that outlive an engine, as those of a browser do. */
const createRecords = (): Records => {
  const rows = new Map<string, { readonly table: string; readonly row: unknown }>()
  let meta: Meta | undefined
  let epoch = 0
  const kept = (): Kept | undefined => {
    const tables: Record<string, unknown[]> = {}
    for (const { table, row } of rows.values()) tables[table] = [...(tables[table] ?? []), row]
    return meta && { meta, rows: tables, answers: new Map() }
  }
  return {
    takeOver: async () => ({ epoch: ++epoch, kept: kept() }),
    async keep(step) {
      if (step.replace) rows.clear()
      for (const { table, key, row } of step.changes) {
        if (row === undefined) rows.delete(`${table} ${key}`)
        else rows.set(`${table} ${key}`, { table, row })
      }
      meta = step.meta
    },
    close: () => undefined,
  }
}

let number = 0
const post = async (host: EngineHost, path: string, body: object, headers: Record<string, string> = {}) => {
  const answer = await host.answer({
    id: `request-${++number}`,
    kind: 'customer',
    method: 'POST',
    path: `/swx/customer/${path}`,
    query: '',
    headers: { 'content-type': 'application/json', virtually: 'YES', ...headers },
    body: new TextEncoder().encode(JSON.stringify(body)),
  })
  return JSON.parse(answer.body)
}

test('a page that is loaded again still knows what became of attempts', async () => {
  const records = createRecords()
  const option = {
    marketId: '1',
    direction: 'UP',
    periodSec: 900,
    amount: '500.00',
    acceptedTermsVersion: '2026-01',
  }
  const first = await startEngineHost(records)
  const user = {
    userName: 'mei_lin',
    email: 'mei@example.com',
    code: '123456',
    password: SAMPLE_PASSWORD,
  }
  const { token } = (await post(first, 'login/register', user)).result
  const signedIn = { authorization: token }
  const answer = await post(first, 'order/buyOptions', option, { ...signedIn, 'idempotency-key': 'kept' })
  const settle = (host: EngineHost, key: string) =>
    post(host, 'user/settleAttempt', { key, operation: 'buyOptions' }, signedIn)
  expect((await settle(first, 'lost')).result.state).toBe('CANCELLED')
  first.close()

  const second = await startEngineHost(records)
  const send = (key: string) =>
    post(second, 'order/buyOptions', option, { ...signedIn, 'idempotency-key': key })
  expect(await send('kept')).toEqual(answer)
  expect((await settle(second, 'kept')).result).toMatchObject({ state: 'DONE', answer })
  expect((await send('lost')).code).toBe('11021')
  second.close()
})
