const { createClient, isBusinessError, login, listMarketByType } = require('@swx/sdk')

const baseUrl = process.env.SWX_URL
const client = createClient({ baseUrl, getToken: () => null, mode: 'demo' })

test('reads prices', async () => {
  expect((await listMarketByType(client, { type: 1 }))[0].code).toBe('EURUSD')
})

test('knows an error', async () => {
  const refused = await login(client, { userName: 'mei_lin', password: 'Wrong1pass' }).catch((error) => error)
  expect(isBusinessError(refused)).toBe(true)
})
