import type { components } from '@swx/sdk'
import { paths } from '#config/paths.ts'
import { formatUsd } from '#core/format/figures.ts'
import type { SearchItem } from './search-item.ts'

type Schemas = components['schemas']

/** What a kind of record is called, with its number and its day: what stands under the title of a result. */
export type Describe = (kind: OwnKind, number: string, at: string) => readonly string[]

/** Kinds of own records. */
export type OwnKind =
  | 'plan'
  | 'position'
  | 'closedPosition'
  | 'option'
  | 'transaction'
  | 'withdrawal'
  | 'loan'
  | 'nft'

const usd = (amount: string, sign = false) => formatUsd(amount, { sign })
const own = (item: Omit<SearchItem, 'group'>): SearchItem => ({ ...item, group: 'own' })
const dayOf = (at: string) => at.slice(0, 10)

/** A plan as a result. */
export const planItem = (plan: Schemas['SmartOrder'], describe: Describe) =>
  own({
    id: `plan-${plan.orderNo}`,
    title: plan.productName,
    details: describe('plan', plan.orderNo, plan.boughtAt),
    href: paths.planDetail.href({ id: plan.orderNo }),
    code: plan.orderNo,
    amount: usd(plan.amount),
  })

/** A position as a result; its amount is what it made or lost once it is closed. */
export const positionItem = (order: Schemas['Order'], describe: Describe) =>
  own({
    id: `position-${order.orderNo}`,
    title: order.code,
    details: describe(order.status === 'OPEN' ? 'position' : 'closedPosition', order.orderNo, order.openTime),
    href: paths.orderDetail.href({ no: order.orderNo }),
    code: order.orderNo,
    ...(order.status === 'CLOSED' && { amount: usd(order.profit, true) }),
  })

/** A fixed-time option as a result. */
export const optionItem = (option: Schemas['OptionsOrder'], describe: Describe) =>
  own({
    id: `option-${option.orderNo}`,
    title: option.code,
    details: describe('option', option.orderNo, option.openTime),
    href: paths.orderDetail.href({ no: option.orderNo }),
    code: option.orderNo,
    amount: usd(option.stake),
  })

/** A transaction as a result: it leads to the list of its kind and day. */
export const transactionItem = (transaction: Schemas['Transaction'], title: string, describe: Describe) =>
  own({
    id: `transaction-${transaction.id}`,
    title,
    details: describe('transaction', transaction.ref, transaction.at),
    href: paths.transactions.href({
      kind: transaction.kind,
      from: dayOf(transaction.at),
      to: dayOf(transaction.at),
    }),
    code: transaction.ref,
    amount: usd(transaction.amount, true),
  })

/** A withdrawal as a result. */
export const withdrawalItem = (withdrawal: Schemas['Withdrawal'], title: string, describe: Describe) =>
  own({
    id: `withdrawal-${withdrawal.orderNo}`,
    title,
    details: describe('withdrawal', withdrawal.orderNo, withdrawal.submittedAt),
    href: paths.withdrawDetail.href({ no: withdrawal.orderNo }),
    code: withdrawal.orderNo,
    amount: usd(withdrawal.amount),
  })

/** A loan as a result. */
export const loanItem = (loan: Schemas['Loan'], title: string, describe: Describe) =>
  own({
    id: `loan-${loan.loanNo}`,
    title,
    details: describe('loan', loan.loanNo, loan.agreementSignedAt),
    href: paths.loanRecord.href({ no: loan.loanNo }),
    code: loan.loanNo,
    amount: usd(loan.amount),
  })

/** An NFT that the user owns as a result. */
export const nftItem = (nft: Schemas['MyNft'], describe: Describe) =>
  own({
    id: `nft-${nft.id}`,
    title: nft.title,
    details: describe('nft', nft.orderNo ?? nft.id, nft.bidAt ?? nft.endsAt),
    href: paths.nftCertificate.href({ id: nft.id }),
    code: nft.orderNo ?? nft.id,
    amount: usd(nft.myBid),
  })
