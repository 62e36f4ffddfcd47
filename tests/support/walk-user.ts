import { lend, verify } from './borrower.ts'
import type { Person, Stage } from './stage.ts'
import { setSecurityPassword, submitWithdrawal } from './withdrawal.ts'

/** Someone with a plan, a closed order, an NFT, a withdrawal, a loan and notifications, so that their pages have something to show. */
export interface WalkUser extends Person {
  readonly planNo: string
  readonly orderNo: string
  readonly nftId: string
  readonly withdrawNo: string
}

/** Registers someone who buys a plan and an NFT and withdraws for real, closes an order in demo, and hears of a payment lock. */
export async function walkUser(stage: Stage): Promise<WalkUser> {
  const person = await stage.registerFunded('5000.00')
  const order = async (path: string, body: unknown, mode: 'demo' | 'real', code: string) => {
    const answer = await stage.call('POST', `order/${path}`, body, person.token, mode)
    if (answer.code !== code) throw new Error(`${path} answered ${answer.code}.`)
    return (answer.result as { orderNo: string }).orderNo
  }
  const { result } = await stage.call('GET', 'index/listMarketByType?type=2')
  const bitcoin = (result as { id: string; code: string }[]).find(({ code }) => code === 'BTC')
  const offer = (await stage.call('GET', `index/getMarketInfo/${bitcoin?.id}`)).result as {
    price: number
    minLots: string
    termsVersion: string
  }
  const orderNo = await order(
    'openOrder',
    {
      marketId: bitcoin?.id,
      direction: 'LONG',
      lots: offer.minLots,
      leverage: 1,
      quotedPrice: offer.price,
      slippage: '0.005',
      acceptedTermsVersion: offer.termsVersion,
    },
    'demo',
    '20004',
  )
  await order('closeOrder', { orderNo }, 'demo', '20005')
  for (const action of ['lockPayment', 'unlockPayment'] as const)
    await stage.control('switchUser', {
      path: { userId: person.id, action },
      body: { reason: 'OPERATOR' },
    })
  const plan = { productId: 'p-crypto-30', days: 30, amount: '500.00', acceptedTermsVersion: '2026-01' }
  const nft = { nftId: 'n-7', action: 'buy', amount: '300.00', receiveAddress: 'SANDBOX-ETH-1' }
  const bought = await stage.call('POST', 'user/buyNft', nft, person.token, 'real')
  if (bought.code !== '20004') throw new Error(`buyNft answered ${bought.code}.`)
  const planNo = await order('buySmart', plan, 'real', '20004')
  await setSecurityPassword(stage, person)
  const withdrawNo = await submitWithdrawal(stage, person)
  await verify(stage, person)
  await lend(stage, person)
  return { ...person, orderNo, planNo, nftId: nft.nftId, withdrawNo }
}
