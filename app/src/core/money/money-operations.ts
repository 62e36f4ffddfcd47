import {
  applyForLoan,
  buyNft,
  buyOption,
  buyPlan,
  cancelLoan,
  cancelWithdrawal,
  closePlan,
  closePosition,
  openPosition,
  placeWaitingOrder,
  repayLoan,
  requestWithdrawal,
  resetDemo,
  type SwxClient,
  submitDeposit,
} from '@swx/sdk'
import { paths } from '#config/paths.ts'

/** Sends a money operation; the key travels in the headers. */
export type SendMoney<Input, Result> = (
  client: SwxClient,
  input: Input,
  options: { readonly idempotencyKey: string },
) => Promise<Result>

/** What there is to know of a money operation besides its contract. */
export interface MoneyOperation {
  readonly send: unknown
  /**
   * What stops it: `payment` any lock, `withdrawal` also the pause after a new security password, `none` nothing, for
   * what lowers a risk (close, exit, repay, cancel).
   */
  readonly stoppedBy: 'payment' | 'withdrawal' | 'none'
  /** Address of the list in which the user finds out whether it was carried out. */
  readonly list: string
  /** Address of what it made or changed. */
  readonly record: (orderNo: string) => string
}

const order = (no: string) => paths.orderDetail.href({ no })
const withdrawn = (no: string) => paths.withdrawDetail.href({ no })
const ownLoan = (no: string) => paths.loanRecord.href({ no })
const plan = (id: string) => paths.planDetail.href({ id })

/** Every operation by which the app moves money, under its operationId. */
export const moneyOperations = {
  openOrder: { send: openPosition, stoppedBy: 'payment', list: paths.orders.href(), record: order },
  closeOrder: { send: closePosition, stoppedBy: 'none', list: paths.orders.href(), record: order },
  placePending: {
    send: placeWaitingOrder,
    stoppedBy: 'payment',
    list: paths.orders.href({ tab: 'waiting' }),
    record: () => paths.orders.href({ tab: 'waiting' }),
  },
  buyOptions: {
    send: buyOption,
    stoppedBy: 'payment',
    list: paths.orders.href({ tab: 'options' }),
    record: () => paths.orders.href({ tab: 'options' }),
  },
  buySmart: {
    send: buyPlan,
    stoppedBy: 'payment',
    list: paths.plans.href({ tab: 'mine' }),
    record: plan,
  },
  buyNft: {
    send: buyNft,
    stoppedBy: 'payment',
    list: paths.myNfts.href(),
    record: () => paths.myNfts.href(),
  },
  exitSmart: {
    send: closePlan,
    stoppedBy: 'none',
    list: paths.plans.href({ tab: 'history' }),
    record: plan,
  },
  recharge: {
    send: submitDeposit,
    stoppedBy: 'payment',
    list: paths.deposit.href(),
    record: () => paths.deposit.href(),
  },
  loan: { send: applyForLoan, stoppedBy: 'payment', list: paths.loanRecord.href(), record: ownLoan },
  repayLoan: { send: repayLoan, stoppedBy: 'none', list: paths.loanRecord.href(), record: ownLoan },
  withdrawLoan: { send: cancelLoan, stoppedBy: 'none', list: paths.loanRecord.href(), record: ownLoan },
  resetDemo: {
    send: (client: SwxClient, _: object, options: Parameters<SendMoney<object, unknown>>[2]) =>
      resetDemo(client, undefined, options),
    stoppedBy: 'none',
    list: paths.transactions.href(),
    record: () => paths.transactions.href(),
  },
  withdrawal: {
    send: requestWithdrawal,
    stoppedBy: 'withdrawal',
    list: paths.withdraw.href(),
    record: withdrawn,
  },
  cancelWithdrawal: {
    send: cancelWithdrawal,
    stoppedBy: 'none',
    list: paths.withdraw.href(),
    record: withdrawn,
  },
} as const satisfies Record<string, MoneyOperation>

/** Name of a money operation. */
export type MoneyOperationName = keyof typeof moneyOperations

/** The names of {@link moneyOperations}. */
export const moneyOperationNames = Object.keys(moneyOperations) as readonly MoneyOperationName[]

/** What an operation is sent with. */
export type MoneyInput<Name extends MoneyOperationName> = NonNullable<
  Parameters<(typeof moneyOperations)[Name]['send']>[1]
>

/** What a success of an operation gives. */
export type MoneyResult<Name extends MoneyOperationName> = Awaited<
  ReturnType<(typeof moneyOperations)[Name]['send']>
>
