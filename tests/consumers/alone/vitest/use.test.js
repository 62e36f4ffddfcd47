import { createClient, isBusinessError, listMarketByType, login } from '@swx/sdk'
import { expect, test } from 'vitest'

const baseUrl = process.env.SWX_URL
const client = createClient({ baseUrl, getToken: () => null, mode: 'demo' })

test('reads prices', async () => {
  expect((await listMarketByType(client, { type: 1 }))[0].code).toBe('EURUSD')
})

test('knows the error of a log-in', async () => {
  const failed = await login(client, { userName: 'mei_lin', password: 'Wrong1pass' }).catch((error) => error)
  expect(isBusinessError(failed)).toBe(true)
})
