import { smallestPng } from './smallest-png.ts'
import type { Person, Stage } from './stage.ts'

/** Deposits 1,500 USDT in somebody's name and approves it. */
export async function depositApproved(stage: Stage, { token }: Person): Promise<void> {
  const form = new FormData()
  form.set('file', new File([smallestPng], 'proof.png'))
  form.set('purpose', 'recharge')
  const headers = { Authorization: token, virtually: 'NO' }
  const upload = await stage.fetch('/swx/customer/user/upload', { method: 'POST', headers, body: form })
  const { result } = (await upload.json()) as { result: { fileId: string } }
  const deposit = {
    currency: 'USDT',
    network: 'TRC20',
    amount: '1500',
    last6: '123456',
    receiveAddress: 'SANDBOX-USDT-TRC20-1',
    proofId: result.fileId,
  }
  const reported = await stage.call('POST', 'user/recharge', deposit, token, 'real')
  if (reported.code !== '20002') throw new Error(`The deposit answered ${reported.code}.`)
  await stage.control('decideRecharge', {
    path: { no: (reported.result as { orderNo: string }).orderNo, action: 'approve' },
  })
}

/** Opens the smallest position in Bitcoin in somebody's name; answers its number. */
export async function openPosition(
  stage: Stage,
  { token }: Person,
  mode: 'demo' | 'real',
  terms: { readonly direction?: 'LONG' | 'SHORT'; readonly stopLossPrice?: number } = {},
): Promise<string> {
  const { result: list } = await stage.call('GET', 'index/listMarketByType?type=2')
  const bitcoin = (list as { id: string; code: string }[]).find(({ code }) => code === 'BTC')
  const offer = (await stage.call('GET', `index/getMarketInfo/${bitcoin?.id}`)).result as {
    price: number
    minLots: string
    termsVersion: string
  }
  const order = {
    marketId: bitcoin?.id,
    direction: 'LONG',
    lots: offer.minLots,
    leverage: 1,
    quotedPrice: offer.price,
    slippage: '0.005',
    acceptedTermsVersion: offer.termsVersion,
    ...terms,
  }
  const opened = await stage.call('POST', 'order/openOrder', order, token, mode)
  if (opened.code !== '20004') throw new Error(`The order answered ${opened.code}.`)
  return (opened.result as { orderNo: string }).orderNo
}
