import type { Person, Stage } from './stage.ts'

/** Someone with something in every part of the real account: a plan, an open position, a pending withdrawal. */
export async function richAccount(stage: Stage): Promise<Person> {
  const person = await stage.registerFunded('25000.00')
  const act = async (path: string, body: unknown, code: string) => {
    const answer = await stage.call('POST', path, body, person.token, 'real')
    if (answer.code !== code) throw new Error(`${path} answered ${answer.code}.`)
    return answer.result
  }
  const terms = { productId: 'p-crypto-30', days: 30, amount: '5000.00', acceptedTermsVersion: '2026-01' }
  await act('order/buySmart', terms, '20004')
  await stage.control('advanceClock', { body: { by: 'P12D' } })
  const { result } = await stage.call('GET', 'index/listMarketByType?type=2')
  const bitcoin = (result as { id: string; code: string }[]).find(({ code }) => code === 'BTC')
  const offer = (await stage.call('GET', `index/getMarketInfo/${bitcoin?.id}`)).result as {
    price: number
    minLots: string
    termsVersion: string
  }
  await act(
    'order/openOrder',
    {
      marketId: bitcoin?.id,
      direction: 'LONG',
      lots: offer.minLots,
      leverage: 2,
      quotedPrice: offer.price,
      slippage: '0.005',
      acceptedTermsVersion: offer.termsVersion,
    },
    '20004',
  )
  await stage.call('POST', 'login/sendCode', { email: person.email, scene: 'security' })
  await act('payment/password/set', { password: '271828', emailCode: '123456' }, '20005')
  const wish = { method: 'USDT-TRC20', amount: '500.00', address: 'SANDBOX-TRX-1', expectedFee: '5.00' }
  await act('user/withdrawal', { ...wish, securityPassword: '271828' }, '20003')
  await stage.control('advanceClock', { body: { by: 'PT2H10M' } })
  return person
}
