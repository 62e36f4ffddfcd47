import { expect, test } from 'vitest'
import { sandboxKey } from './support/caller.ts'
import { servedOperations } from './support/document.ts'
import { useMockServer } from './support/mock-server.ts'
import { replyViolations } from './support/schema.ts'

const mockServer = useMockServer()
const key = { 'X-Sandbox-Key': sandboxKey }
const list = '/swx/customer/index/listMarketByType?type=1'

test.each(servedOperations)('$id answers 500 in the envelope when the server breaks', async (operation) => {
  const world = mockServer.world()
  const reply = await world.raw(operation.path.replace(/\{\w+\}/g, 'x'), {
    method: operation.method,
    headers: { ...key, 'X-Sandbox-Fault': '500', 'Content-Type': 'application/json' },
    ...(operation.method === 'POST' ? { body: '{}' } : {}),
  })
  expect(reply.status).toBe(500)
  expect(replyViolations(operation, reply.status, reply.body)).toEqual([])
})

test('a fault needs the key: without it the call is answered as ever', async () => {
  const reply = await mockServer.world().raw(list, { headers: { 'X-Sandbox-Fault': '500' } })
  expect(reply.status).toBe(200)
})

test('a reset cuts the connection, a malformed answer is no JSON, a 401-body is an expired session', async () => {
  const world = mockServer.world()
  const ask = (fault: string) => world.raw(list, { headers: { ...key, 'X-Sandbox-Fault': fault } })
  await expect(ask('reset')).rejects.toThrow()
  expect(typeof (await ask('malformed')).body).toBe('string')
  const expired = await ask('401-body')
  expect([expired.status, expired.code]).toEqual([200, '401'])
})
