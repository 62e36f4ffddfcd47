import { LEAST_OPEN_FEE, LEAST_TRAILING_PART, quoteOption } from '@swx/sdk/money'
import { formatUsd } from '../../ledger/money.ts'
import { DEMO_START } from '../../ledger/templates/demo.ts'
import type { OptionPeriod } from '../../market/instrument.ts'
import type { Catalogue } from '../catalogue.ts'
import { figuresIn } from '../figures.ts'
import type { NoticeLanguage } from '../notice-language.ts'
import { type MoneyParameters, readParameter } from '../read-parameter.ts'

/** Stands for a figure whose parameter the operator has taken away. */
const NONE = '–'

/** What texts insert by name, from the parameters that fees are really taken by, as the language sets it. */
export const figuresOfTexts = (
  language: NoticeLanguage,
  catalogue: Catalogue,
): Readonly<Record<string, string>> => {
  const { percent, inPercent, usd } = figuresIn(language)
  const of = <Key extends keyof MoneyParameters>(key: Key) => readParameter(catalogue, key)
  const rate = (fraction: string | undefined, decimals?: number) =>
    fraction === undefined ? NONE : percent(fraction, decimals)
  const money = (amount: string | undefined) => (amount === undefined ? NONE : usd(amount))

  const [withdrawal] = of('withdrawal.methods') ?? []
  const order = of('order.config')
  const loan = of('loan.config')
  const closeFee = of('smart.earlyExitPenaltyRate')
  const ratio = highestPayout(of('options.periods'))
  const breakEven = ratio && quoteOption({ stake: '100.00', payoutRatio: ratio }).breakEven
  return {
    demoMoney: usd(formatUsd(DEMO_START)),
    withdrawalFee: rate(withdrawal?.feeRate),
    withdrawalMin: money(withdrawal?.min),
    kycLimit: money(of('withdrawal.kycThreshold')),
    orderFee: rate(order?.feeRate),
    openFeeLeast: usd(LEAST_OPEN_FEE),
    stopOut: rate(order?.stopOutLevel, 0),
    closeFee: rate(closeFee),
    loanRate: rate(loan?.dailyRate),
    loanLate: rate(loan?.overdueDailyRate),
    loanCap: rate(loan?.overdueCap, 0),
    trailingLeast: percent(LEAST_TRAILING_PART),
    payout: rate(ratio, 0),
    exampleStart: usd('1000.00'),
    exampleGain: usd('100.00'),
    exampleAdded: usd('9000.00'),
    exampleReturn: percent('0.10', 0),
    exampleShare: percent('0.01', 0),
    breakEven: breakEven === undefined ? NONE : inPercent(breakEven),
  }
}

/** Ratios have two decimals and a whole digit, so that they compare as texts do. */
const highestPayout = (periods: readonly OptionPeriod[] = []): string | undefined =>
  periods
    .map(({ payoutRatio }) => payoutRatio)
    .toSorted()
    .at(-1)
