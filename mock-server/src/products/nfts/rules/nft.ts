import { bidHold, minNextBid as quoteNextBid } from '@swx/sdk/money'
import { usdOf } from '../../../domain/amount.ts'
import { formatUsd } from '../../../ledger/money.ts'

/** A bid in the last quarter of an hour moves the end so far away from it. */
export const EXTENSION_MS = 15 * 60_000

/** The bid that leads an auction, or won it. */
export interface LeadingBid {
  readonly bidNo: string
  readonly userId: string
  readonly amount: bigint
}

/** A charity NFT on auction. Money in cents, times in epoch ms. */
export interface Nft {
  readonly id: string
  readonly title: string
  readonly imageUrl: string
  readonly creator: string
  /** The work of the catalogue that this is a further edition of, and which one. */
  readonly editionOf?: string
  readonly edition?: number
  /** Sample name of a chain; nothing is minted. */
  readonly chain: string
  readonly address: string
  readonly startPrice: bigint
  readonly buyNowPrice?: bigint
  readonly endsAt: number
  readonly leading?: LeadingBid | undefined
  readonly bidCount: number
  readonly cumulativeDonation: bigint
  readonly charity: { readonly name: string; readonly registrationNo?: string; readonly url?: string }
  readonly status: 'DRAFT' | 'LIVE' | 'SOLD' | 'ENDED' | 'WITHDRAWN'
}

/** An accepted bid; never changed. Its number has the prefix NF. */
export interface Bid {
  readonly bidNo: string
  readonly nftId: string
  readonly userId: string
  readonly amount: bigint
  readonly receiveAddress: string
  readonly at: number
}

/** The leading bid, in cents; the start price before the first. */
export const currentBid = ({ leading, startPrice }: Pick<Nft, 'leading' | 'startPrice'>): bigint =>
  leading?.amount ?? startPrice

/** The smallest bid that is accepted now, in cents. */
export const minNextBid = ({ leading, startPrice }: Pick<Nft, 'leading' | 'startPrice'>): bigint =>
  usdOf(quoteNextBid(formatUsd(startPrice), leading && formatUsd(leading.amount)))

/** What a bid of a user holds besides what their leading bid holds already, in cents. */
export const holdOf = (amount: bigint, leading: LeadingBid | undefined, userId: string): bigint =>
  usdOf(bidHold(formatUsd(amount), leading?.userId === userId ? formatUsd(leading.amount) : undefined))

/** Whole seconds until the end. */
export const remainingTime = ({ endsAt, status }: Pick<Nft, 'endsAt' | 'status'>, now: number): number =>
  status === 'LIVE' ? Math.max(0, Math.floor((endsAt - now) / 1_000)) : 0

/** Whether a bid is accepted at all now. */
export const isLive = ({ status, endsAt }: Pick<Nft, 'endsAt' | 'status'>, now: number): boolean =>
  status === 'LIVE' && now < endsAt
