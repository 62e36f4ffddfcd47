import { readParameter } from '../../catalogue/read-parameter.ts'
import type { Mode } from '../../ledger/entry.ts'
import { formatUsd } from '../../ledger/money.ts'
import type { Answer } from '../customer.ts'
import { type Chooser, CODES } from './chooser.ts'
import { type Actor, type Ground, SECURITY_PASSWORD } from './ground.ts'

/** How a user's act is carried out: the call to make, or undefined where there is nothing to do it to. */
export type Plan = { readonly path: string; readonly body: unknown; readonly keyed?: boolean } | undefined

/** Who acts where, with what to choose by. */
export interface Stage {
  readonly trial: Ground
  readonly actor: Actor
  readonly who: number
  readonly mode: Mode
  readonly choose: Chooser
}

const instrumentOf = ({ trial, choose }: Stage) => {
  const code = choose.of(CODES) as string
  const { market } = trial.world
  return market.find(code) ?? market.list()[0]
}

/** Amounts that are likely to matter: small, large, at the edges, and not amounts at all. */
const amountOf = (choose: Chooser, typical: number): string => {
  const kind = choose.number(8)
  if (kind === 0) return choose.of(['0', '-5.00', '1.005', 'much', '0.01', '999999999.99']) as string
  return formatUsd(BigInt(Math.floor((typical * 100 * (choose.number(200) + 1)) / 100)))
}

const displayPrice = ({ trial }: Stage, code: string, by: number): number => {
  const { price } = trial.world.market.quote(code, trial.world.now())
  return Number((price * (1 + by)).toFixed(5))
}

/** What ends a position that loses: nothing, a price or a distance. */
const stopOf = (choose: Chooser, stopLossPrice: number, trailingDistance: number) =>
  choose.of([{}, { stopLossPrice }, { trailingDistance }])

/** A moment some hours from now. */
const momentIn = ({ trial }: Stage, hours: number): string =>
  new Date(trial.world.now() + hours * 3_600_000).toISOString()

const listBody = (answer: Answer): readonly Record<string, unknown>[] => answer.result?.list ?? []

/** An own record of a list, or, one time in six, another user's. */
const recordOf = async (stage: Stage, path: string, key: string): Promise<string | undefined> => {
  const { trial, who, mode, choose } = stage
  const owner = choose.number(6) === 0 ? (who + 1) % trial.users.length : who
  const rows = listBody(await trial.read(owner, path, { mode }))
  return choose.of(rows)?.[key] as string | undefined
}

/** Everything a user can do with money, and a few things besides. */
export const userActs = {
  async buySmart({ trial, who, choose }: Stage): Promise<Plan> {
    const products = listBody(await trial.read(who, 'index/listSmartProduct'))
    const product = choose.of(products)
    if (!product) return undefined
    const cycles = product.cycles as { days: number }[]
    return {
      path: 'order/buySmart',
      keyed: true,
      body: {
        productId: product.id,
        days: choose.number(10) === 0 ? 4 : choose.of(cycles)?.days,
        amount: amountOf(choose, 1_000),
        acceptedTermsVersion: choose.number(10) === 0 ? 'old' : product.termsVersion,
      },
    }
  },
  async exitSmart(stage: Stage): Promise<Plan> {
    const orderNo = await recordOf(stage, 'order/listSmartOrder', 'orderNo')
    if (!orderNo) return undefined
    const preview = await stage.trial.read(stage.who, `order/previewExitSmart/${orderNo}`)
    const quoteId = preview.result?.quoteId ?? 'q-none'
    return { path: 'order/exitSmart', keyed: true, body: { orderNo, quoteId } }
  },
  async buyOptions(stage: Stage): Promise<Plan> {
    const { trial, who, choose } = stage
    const instrument = instrumentOf(stage)
    if (!instrument) return undefined
    const info = (await trial.read(who, `index/getMarketInfo/${instrument.id}`)).result
    const periods = (info.optionPeriods ?? []) as { periodSec: number }[]
    return {
      path: 'order/buyOptions',
      keyed: true,
      body: {
        marketId: instrument.id,
        direction: choose.of(['UP', 'DOWN']),
        periodSec: choose.of(periods)?.periodSec ?? 60,
        amount: amountOf(choose, 200),
        quotedPrice: displayPrice(stage, instrument.code, choose.number(12) === 0 ? 0.02 : 0),
        acceptedTermsVersion: info.termsVersion,
      },
    }
  },
  async openOrder(stage: Stage): Promise<Plan> {
    const { trial, who, choose } = stage
    const instrument = instrumentOf(stage)
    if (!instrument) return undefined
    const info = (await trial.read(who, `index/getMarketInfo/${instrument.id}`)).result
    const direction = choose.of(['LONG', 'SHORT']) as string
    const sign = direction === 'LONG' ? 1 : -1
    const decimals = info.priceDecimals as number
    const at = (by: number) => Number((info.price * (1 + by)).toFixed(decimals))
    const step = Number(info.lotStep)
    return {
      path: 'order/openOrder',
      keyed: true,
      body: {
        marketId: instrument.id,
        direction,
        lots: (Number(info.minLots) + step * choose.number(12)).toFixed(2),
        leverage: choose.number(8) === 0 ? 500 : choose.number(info.maxLeverage) + 1,
        quotedPrice: info.price,
        slippage: '0.005',
        ...stopOf(choose, at(-0.01 * sign), at(0.004 - 1)),
        ...(choose.number(2) === 0 ? {} : { takeProfitPrice: at(0.01 * sign) }),
        acceptedTermsVersion: info.termsVersion,
      },
    }
  },
  async placePending(stage: Stage): Promise<Plan> {
    const { trial, who, choose } = stage
    const instrument = instrumentOf(stage)
    if (!instrument) return undefined
    const info = (await trial.read(who, `index/getMarketInfo/${instrument.id}`)).result
    const [direction, type] = [choose.of(['LONG', 'SHORT']) as string, choose.of(['LIMIT', 'STOP']) as string]
    const sign = direction === 'LONG' ? 1 : -1
    const side = (type === 'LIMIT') === (direction === 'LONG') ? -1 : 1
    const by = ((choose.number(12) - 1) / 2_000) * side
    const at = (part: number) => Number((info.price * part).toFixed(info.priceDecimals))
    const expiry = choose.of(['UNTIL_CANCELLED', 'UNTIL_CANCELLED', 'DAY', 'MOMENT'])
    const partner = choose.number(3) === 0 ? await recordOf(stage, 'order/listPending', 'orderNo') : undefined
    return {
      path: 'order/placePending',
      keyed: true,
      body: {
        marketId: instrument.id,
        direction,
        type,
        triggerPrice: at(1 + by),
        lots: (Number(info.minLots) + Number(info.lotStep) * choose.number(12)).toFixed(2),
        leverage: choose.number(8) === 0 ? 500 : choose.number(info.maxLeverage) + 1,
        expiry,
        ...(expiry === 'MOMENT' && { expiresAt: momentIn(stage, choose.number(50) - 1) }),
        ...stopOf(choose, at(1 + by - 0.01 * sign), at(0.004)),
        ...(choose.number(2) === 0 ? {} : { takeProfitPrice: at(1 + by + 0.01 * sign) }),
        ...(partner && { ocoOrderNo: partner }),
        acceptedTermsVersion: info.termsVersion,
      },
    }
  },
  async modifyPending(stage: Stage): Promise<Plan> {
    const { trial, choose } = stage
    const orderNo = await recordOf(stage, 'order/listPending', 'orderNo')
    if (!orderNo) return undefined
    const row = trial.world.store.read.waitingOrders.get(orderNo)
    const price = displayPrice(stage, row?.code ?? 'EURUSD', (choose.number(41) - 20) / 2_000)
    const change = choose.of([
      { triggerPrice: price },
      { lots: (choose.number(20) / 100).toFixed(2) },
      { stopLossPrice: choose.of([price, null]) },
      { takeProfitPrice: choose.of([price, null]) },
      { expiry: 'MOMENT', expiresAt: momentIn(stage, choose.number(30) - 1) },
    ])
    return { path: 'order/modifyPending', body: { orderNo, ...change } }
  },
  async cancelPending(stage: Stage): Promise<Plan> {
    const orderNo = await recordOf(stage, 'order/listPending', 'orderNo')
    return orderNo ? { path: 'order/cancelPending', body: { orderNo } } : undefined
  },
  async modifyOrder(stage: Stage): Promise<Plan> {
    const orderNo = await recordOf(stage, 'order/listOrder', 'orderNo')
    if (!orderNo) return undefined
    const row = stage.trial.world.store.read.positions.get(orderNo)
    const price = displayPrice(stage, row?.code ?? 'EURUSD', (stage.choose.number(41) - 20) / 1_000)
    return {
      path: 'order/modifyOrder',
      body: {
        orderNo,
        ...stage.choose.of([
          { stopLossPrice: stage.choose.of([price, null]) },
          { takeProfitPrice: stage.choose.of([price, null]) },
          { trailingDistance: stage.choose.of([Number((price / 250).toFixed(row?.priceDecimals)), null]) },
        ]),
      },
    }
  },
  async closeOrder(stage: Stage): Promise<Plan> {
    const orderNo = await recordOf(stage, 'order/listOrder', 'orderNo')
    if (!orderNo) return undefined
    const row = stage.trial.world.store.read.positions.get(orderNo)
    const part = (Number(row?.lots ?? '0.02') / (1 + stage.choose.number(4))).toFixed(2)
    const lots = stage.choose.number(2) === 0 ? undefined : part
    return { path: 'order/closeOrder', keyed: true, body: { orderNo, lots } }
  },
  async recharge({ trial, actor, choose }: Stage): Promise<Plan> {
    const methods = readParameter(trial.world.catalogue, 'recharge.methods') ?? []
    const method = choose.of(methods)
    if (!method) return undefined
    return {
      path: 'user/recharge',
      keyed: true,
      body: {
        currency: method.currency,
        network: method.network,
        amount: choose.of(['0.01', '0.05', '1', '200', '1500.5', '0.000001', 'x']),
        txHash: `${choose.number(40)}${choose.of(['a0', 'e1', 'e2', 'd0', '77', '78'])}`,
        proofId: `f-recharge-${actor.id}`,
        receiveAddress: method.address,
      },
    }
  },
  async withdrawal({ choose }: Stage): Promise<Plan> {
    const amount = amountOf(choose, 150)
    const cents = /^\d+(\.\d{1,2})?$/.test(amount) ? Math.round(Number(amount) * 100) : 0
    const fee =
      BigInt(cents) / 100n +
      (cents % 100 > 50 || (cents % 100 === 50 && Math.floor(cents / 100) % 2 === 1) ? 1n : 0n)
    return {
      path: 'user/withdrawal',
      keyed: true,
      body: {
        method: choose.of(['BTC', 'ETH', 'USDT-TRC20', 'PIGEON']),
        amount,
        address: choose.of(['SANDBOX-BTC-1', 'SANDBOX-REJECT', 'SANDBOX-FAIL', 'nowhere']),
        securityPassword: choose.number(4) === 0 ? '999111' : SECURITY_PASSWORD,
        expectedFee: choose.number(8) === 0 ? '0.00' : formatUsd(fee),
      },
    }
  },
  async cancelWithdrawal(stage: Stage): Promise<Plan> {
    const orderNo = await recordOf(stage, 'user/listWithdrwal', 'orderNo')
    return orderNo ? { path: 'user/cancelWithdrawal', keyed: true, body: { orderNo } } : undefined
  },
  async loan({ trial, who, actor, choose }: Stage): Promise<Plan> {
    const command = {
      amount: choose.of(['1000.00', '100.11', '2500.22', '5000.00', '99.99']),
      termDays: choose.of([7, 15, 30, 8]),
    }
    const quote = await trial.call(who, 'user/loanQuote', command)
    return {
      path: 'user/loan',
      keyed: true,
      body: {
        ...command,
        signatureId: choose.number(8) === 0 ? 'f-none' : `f-signature-${actor.id}`,
        agreementVersion: quote.result?.agreementVersion ?? 'none',
        quoteId: quote.result?.quoteId ?? 'q-none',
      },
    }
  },
  async repayLoan(stage: Stage): Promise<Plan> {
    const loanNo = await recordOf(stage, 'user/listLoanRecord', 'loanNo')
    if (!loanNo) return undefined
    const loan = await stage.trial.read(stage.who, `user/getLoanById/${loanNo}`)
    const expectedAmount = loan.result?.outstanding ?? '1.00'
    return { path: 'user/repayLoan', keyed: true, body: { loanNo, expectedAmount } }
  },
  async withdrawLoan(stage: Stage): Promise<Plan> {
    const loanNo = await recordOf(stage, 'user/listLoanRecord', 'loanNo')
    return loanNo ? { path: 'user/withdrawLoan', keyed: true, body: { loanNo } } : undefined
  },
  async buyNft({ trial, who, choose }: Stage): Promise<Plan> {
    const nft = choose.of(listBody(await trial.read(who, 'index/listNft')))
    if (!nft) return undefined
    const action = choose.of(['bid', 'bid', 'buy'])
    const least = action === 'buy' ? (nft.buyNowPrice ?? '5000.00') : nft.minNextBid
    return {
      path: 'user/buyNft',
      keyed: true,
      body: {
        nftId: nft.id,
        action,
        amount: choose.number(5) === 0 ? '1.00' : least,
        receiveAddress: choose.number(9) === 0 ? ' ' : 'SANDBOX-ETH-1',
      },
    }
  },
  async setSavings({ choose }: Stage): Promise<Plan> {
    return { path: 'user/setSavings', body: { enabled: choose.number(2) === 0 } }
  },
  async resetDemo(): Promise<Plan> {
    return { path: 'user/resetDemo', body: undefined, keyed: true }
  },
  async verifySecurityPassword({ choose }: Stage): Promise<Plan> {
    return {
      path: 'payment/password/verify',
      body: { password: choose.number(3) === 0 ? '999111' : SECURITY_PASSWORD },
    }
  },
  async watch(stage: Stage): Promise<Plan> {
    const path = stage.choose.of(['user/addWatch', 'user/removeWatch']) as string
    return { path, body: { marketId: instrumentOf(stage)?.id ?? '1' } }
  },
  async setAlert(stage: Stage): Promise<Plan> {
    const { choose } = stage
    const instrument = instrumentOf(stage)
    if (!instrument) return undefined
    const { code, priceDecimals } = instrument
    const kind = choose.of(['PRICE_ABOVE', 'PRICE_BELOW', 'CHANGE_ABOVE', 'CHANGE_BELOW']) as string
    const price = displayPrice(stage, code, (choose.number(21) - 10) / 2_000)
    const value = kind.startsWith('PRICE')
      ? Number(price.toFixed(priceDecimals))
      : (choose.number(41) - 20) / 10
    const id = choose.number(3) === 0 ? await recordOf(stage, 'user/listAlert', 'id') : undefined
    return {
      path: 'user/setAlert',
      body: { ...(id && { id }), code, kind, value, repeat: choose.of(['ONCE', 'EACH_CROSSING']) },
    }
  },
  async removeAlert(stage: Stage): Promise<Plan> {
    const id = await recordOf(stage, 'user/listAlert', 'id')
    return id ? { path: 'user/removeAlert', body: { id } } : undefined
  },
  async readNotification(): Promise<Plan> {
    return { path: 'user/readNotification', body: { all: true } }
  },
}
