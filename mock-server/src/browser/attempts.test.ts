import { expect, test } from 'vitest'
import { SAMPLE_PASSWORD } from '../test/inside-world.ts'
import { createLastingRecords } from '../test/lasting-records.ts'
import { type EngineHost, startEngineHost } from './engine-host.ts'

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
  const records = createLastingRecords()
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
