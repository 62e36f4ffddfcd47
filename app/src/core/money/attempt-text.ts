import type { TFunction } from 'i18next'
import type { Attempt } from './attempt.ts'

type Words = TFunction<'money'>

/** What is read from the answer of any money operation; everything else is for the pages of the records. */
export interface AnswerFacts {
  readonly orderNo: string
  readonly at: string | undefined
  readonly price: number | undefined
  /** What came back, of a plan that was left. */
  readonly refund: string | undefined
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined)

/** Reads the facts of an answer; what is missing stays so. */
export function answerFacts(answer: unknown): AnswerFacts {
  const facts = (answer ?? {}) as Readonly<Record<string, unknown>>
  return {
    orderNo: textOf(facts.orderNo ?? facts.loanNo) ?? '',
    at: textOf(
      facts.closeTime ??
        facts.exitedAt ??
        facts.openTime ??
        facts.placedAt ??
        facts.boughtAt ??
        facts.bidAt ??
        facts.submittedAt ??
        facts.repaidAt ??
        facts.agreementSignedAt,
    ),
    price: numberOf(facts.closePrice ?? facts.openPrice ?? facts.strikePrice ?? facts.triggerPrice),
    refund: textOf(facts.refund),
  }
}

/** What was sent, in the user's words, such as "Long 0.05 lots BTC". */
export function attemptText(t: Words, { operation, summary }: Attempt): string {
  const { name, side, size = '', amount = '' } = summary
  return t(`attempt.what.${operation}`, {
    name,
    side: side ? t(`attempt.side.${side}`) : '',
    size,
    amount,
  })
}

/** What came of it, from its answer, such as "Opened at 52,100.00". */
export function resultText(t: Words, { operation, summary }: Attempt, answer: unknown): string {
  const { price, refund } = answerFacts(answer)
  const isPurchase = operation === 'buyNft' && (answer as { status?: unknown } | null)?.status === 'SOLD'
  return t(`attempt.result.${isPurchase ? 'nftBought' : operation}`, {
    price,
    decimals: summary.decimals ?? 2,
    amount: refund ?? '0.00',
  })
}

/** Says that an attempt was not carried out and never will be; an order was "not placed". */
export function cancelledText(t: Words, { operation }: Attempt): string {
  const isOrder = ['openOrder', 'placePending', 'buyOptions', 'buySmart', 'buyNft'].includes(operation)
  return t(isOrder ? 'attempt.notPlaced' : 'attempt.notDone')
}
