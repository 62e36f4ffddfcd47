import { bidHold, compareDecimals, subtractDecimals } from '@swx/sdk/money'
import { z } from 'zod/mini'
import { type AmountLimits, amountRule } from '#core/forms/amount-rule.ts'
import type { FieldByError } from '#core/forms/place-error.ts'
import { dollars, type MyNft } from './nft.ts'

/** What the form is sent for: a bid, or buying at once for the price asked. */
export type BidAction = 'bid' | 'buy'

/** What was typed into it, and which button was pressed. */
export interface BidForm {
  readonly action: BidAction
  readonly amount: string
  readonly receiveAddress: string
}

/** What the rules of a bid are made from; without a balance to compare with, the server finds out. */
type BidLimits = Pick<AmountLimits, 'language' | 'min' | 'available'>

const receiveAddress = z.string().check(z.trim(), z.minLength(1, 'addressMissing'))

/** The fields of a bid, each by its rule. */
export const bidFields = (limits: BidLimits) =>
  z.object({ amount: amountRule({ ...limits, ...dollars }), receiveAddress })

/** The rules of the form. Who buys at once need not have typed a bid. */
export const bidForm = (limits: BidLimits) =>
  z.discriminatedUnion('action', [
    z.object({ action: z.literal('bid'), ...bidFields(limits).shape }),
    z.object({ action: z.literal('buy'), amount: z.string(), receiveAddress }),
  ])

/** What the form begins with. */
export const blankBid: BidForm = { action: 'bid', amount: '', receiveAddress: '' }

/** Which field each error of the server belongs to; the price of a purchase has none. */
export const bidPlaces: Readonly<Record<BidAction, FieldByError<BidForm>>> = {
  bid: {
    insufficientBalance: { field: 'amount' },
    purchaseAmountWrong: { field: 'amount' },
    addressMissing: { field: 'receiveAddress' },
  },
  buy: { addressMissing: { field: 'receiveAddress' } },
}

/** What a bid or a purchase holds or takes; decimal strings in USD. */
export interface BidQuote {
  readonly amount: string
  /** What the own leading bid holds already. */
  readonly heldBefore: string
  /** What leaves the available balance now. */
  readonly heldNow: string
  /** What is available afterwards; undefined without a balance to start from. */
  readonly availableAfter: string | undefined
}

/** What the own bid holds: nothing unless it leads. */
export const heldFor = (mine: Pick<MyNft, 'leading' | 'myBid'> | undefined): string =>
  mine?.leading ? mine.myBid : '0.00'

/** What an amount holds: of a raise of the own leading bid the difference alone. */
export function bidQuote(
  amount: string,
  mine: Pick<MyNft, 'leading' | 'myBid'> | undefined,
  available: string | undefined,
): BidQuote {
  const heldBefore = heldFor(mine)
  const heldNow = bidHold(amount, mine?.leading ? mine.myBid : undefined)
  const availableAfter = available === undefined ? undefined : subtractDecimals(available, heldNow)
  return { amount, heldBefore, heldNow, availableAfter }
}

/** Whether there is too little for it; false while the balance is not known. */
export const lacksFunds = ({ availableAfter }: BidQuote): boolean =>
  availableAfter !== undefined && compareDecimals(availableAfter, '0') < 0
