import { expect, test } from 'vitest'
import { useControlPlane } from '../test/control-plane.ts'

const { raw, get, post, call } = useControlPlane()

interface Actor {
  readonly id: string
  readonly token: string
}

const SECURITY_PASSWORD = '271828'

/** A user with so much real money, and a security password. */
const withMoney = async (amount: string): Promise<Actor> => {
  const actor = { userName: 'mei_lin', email: 'mei@example.com', code: '123456', password: 'Harbour2026' }
  const { token } = (await call('login/register', actor)).result
  const { id } = (await call('user/getUserInfo', {}, { Authorization: token })).result
  await post('fund', { userId: id, mode: 'real', amount })
  const password = { password: SECURITY_PASSWORD, emailCode: '123456' }
  await call('payment/password/set', password, { Authorization: token, virtually: 'NO' })
  return { id, token }
}

const available = async ({ token }: Actor): Promise<string> =>
  (await call('user/getUserInfo', {}, { Authorization: token })).result.accounts.real.available

const read = async (path: string) => (await (await raw(`swx/customer/${path}`)).json()).result

const bitcoin = async () => {
  const list = await read('index/listMarketByType?type=2')
  return read(`index/getMarketInfo/${list.find(({ code }: { code: string }) => code === 'BTC').id}`)
}

/** Commands that take money, and how many cents one of each takes. */
const commands = [
  {
    what: 'withdrawals',
    path: 'user/withdrawal',
    cost: 10_000,
    body: async () => ({
      method: 'BTC',
      amount: '100.00',
      address: 'SANDBOX-BTC-1',
      securityPassword: SECURITY_PASSWORD,
      expectedFee: '1.00',
    }),
  },
  {
    what: 'positions',
    path: 'order/openOrder',
    cost: 130_250 + 130,
    body: async () => {
      await post('market/BTC/price', { price: 52_100, after: 'hold' })
      const { id, price, termsVersion } = await bitcoin()
      return {
        marketId: id,
        direction: 'LONG',
        lots: '0.05',
        leverage: 2,
        quotedPrice: price,
        slippage: '0.005',
        acceptedTermsVersion: termsVersion,
      }
    },
  },
]

test.each(commands)(
  'of twenty $what sent at once, each twice, as many are done as there is money for',
  async ({ path, cost, body }) => {
    const enoughFor = 5
    const actor = await withMoney(((cost * enoughFor + cost - 1) / 100).toFixed(2))
    const sent = await body()
    const headers = { Authorization: actor.token, virtually: 'NO' }
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        call(path, sent, { ...headers, 'Idempotency-Key': `key-${index % 20}` }),
      ),
    )
    const done = answers.filter(({ code }) => /^2000\d$/.test(code))
    expect(new Set(done.map(({ result }) => result.orderNo)).size).toBe(enoughFor)
    // The second of a pair is answered as the first was, or told that the first still runs.
    for (const { code } of answers) expect(code).toMatch(/^(2000\d|10011|11015)$/)
    expect(await available(actor)).toBe(((cost - 1) / 100).toFixed(2))
    expect(await get('invariants')).toMatchObject({ ok: true, violations: [] })
  },
)
