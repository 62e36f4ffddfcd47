import type { OtherMember } from '@swx/sdk'
import { readDecimal, readList, readRecord, readText } from '#core/parameters/read-fields.ts'
import { byMember } from '#lib/enums/by-member.ts'
import type { AddressNetwork } from '#lib/wallet/read-address.ts'
import type { Withdrawal } from './withdrawal.ts'

/** A method of a withdrawal. */
export interface WithdrawalMethod {
  readonly method: Withdrawal['method']
  /** Fee as a fraction of the amount. */
  readonly feeRate: string
  /** Least amount in dollars. */
  readonly min: string
}

/** What a method pays in, and over which network: nothing for a bank. */
export interface Payout {
  readonly currency: string
  /** The network as users know it: `TRC20`. */
  readonly network: string
  /** Which addresses belong to it. */
  readonly addresses: AddressNetwork
}

const payouts = {
  'USDT-TRC20': { currency: 'USDT', network: 'TRC20', addresses: 'tron' },
  'USDT-ERC20': { currency: 'USDT', network: 'ERC20', addresses: 'ethereum' },
  BTC: { currency: 'BTC', network: 'BTC', addresses: 'bitcoin' },
  ETH: { currency: 'ETH', network: 'ERC20', addresses: 'ethereum' },
  BANK: undefined,
} as const satisfies Record<Exclude<Withdrawal['method'], OtherMember>, Payout | undefined>

/** Names of networks, spelt alike in every language. */
export const networkNames: Readonly<Record<AddressNetwork, string>> = {
  ethereum: 'Ethereum',
  tron: 'Tron',
  bitcoin: 'Bitcoin',
}

/** What a method pays in; undefined for a bank. */
export const payoutOf = byMember<Withdrawal['method'], Payout | undefined>(payouts, undefined)

/** The methods of the parameter `withdrawal.methods` that this version of the app has a form for. */
export function readWithdrawalMethods(value: unknown): readonly WithdrawalMethod[] {
  return readList(value, 'withdrawal.methods').flatMap((entry, at) => {
    const what = `withdrawal.methods[${at}]`
    const { method, feeRate, min } = readRecord(entry, what)
    const name = readText(method, `${what}.method`)
    if (!Object.hasOwn(payouts, name)) return []
    return [
      {
        method: name as Withdrawal['method'],
        feeRate: readDecimal(feeRate, `${what}.feeRate`),
        min: readDecimal(min, `${what}.min`),
      },
    ]
  })
}
