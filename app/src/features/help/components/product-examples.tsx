import {
  addDecimals,
  applyRate,
  compareDecimals,
  quoteOption,
  quotePlan,
  quotePosition,
  quoteWithdrawal,
  subtractDecimals,
} from '@swx/sdk/money'
import { useListPlanProducts } from '@swx/sdk/react'
import { useTranslation } from 'react-i18next'
import { limits } from '#config/limits.ts'
import { serverClock } from '#core/api/server-clock.ts'
import { formatApr, formatRate } from '#core/format/figures.ts'
import { readLoanConfig, representativeLoan } from '#core/parameters/loan-config.ts'
import { useOrderTerms } from '#core/parameters/order-config.ts'
import { readDecimal, readList, readRecord } from '#core/parameters/read-fields.ts'
import { useParameter } from '#core/parameters/use-parameter.ts'
import { formatDecimal } from '#lib/i18n/format-decimal.ts'
import { Figure } from '#ui/figure/figure.tsx'
import { ExampleCard, Usd } from './example-card.tsx'

/** A price of 1 makes the fall until the automatic close a share of the price. */
const PRICE = '1.0000'
const LEVERAGE = 10

/** What a leveraged position ties up and costs, and how little it takes to lose the margin. */
export function PositionExample() {
  const { t } = useTranslation('content')
  const config = useOrderTerms()
  return (
    <ExampleCard
      title={t('examples.position.title')}
      query={config}
      lines={(terms) => {
        const quote = quotePosition({
          ...terms,
          direction: 'LONG',
          leverage: LEVERAGE,
          lots: '1',
          contractSize: '1000',
          price: PRICE,
          tickSize: '0.0001',
        })
        return {
          rows: [
            { key: 'size', label: t('examples.position.size'), value: <Usd amount={quote.notional} /> },
            {
              key: 'margin',
              label: t('examples.position.margin', { leverage: `1:${LEVERAGE}` }),
              value: <Usd amount={quote.margin} />,
            },
            {
              key: 'fees',
              label: t('examples.position.fees'),
              value: <Usd amount={addDecimals(quote.openFee, quote.atOpen.closeFee)} />,
            },
            {
              key: 'stopOut',
              label: t('examples.position.stopOut'),
              value: <Figure value={formatRate(subtractDecimals(PRICE, quote.stopOutPrice))} />,
            },
          ],
          total: { label: t('examples.position.worst'), value: <Usd amount={quote.worstCase} /> },
        }
      }}
    />
  )
}

const STAKE = '100.00'

/** What a fixed-time option pays and takes, and how often the user has to be right. */
export function OptionExample() {
  const { t } = useTranslation('content')
  const payout = useParameter('options.periods', readHighestPayout)
  return (
    <ExampleCard
      title={t('examples.option.title')}
      query={payout}
      lines={(payoutRatio) => {
        const quote = quoteOption({ stake: STAKE, payoutRatio })
        return {
          rows: [
            { key: 'stake', label: t('examples.option.stake'), value: <Usd amount={STAKE} /> },
            { key: 'win', label: t('examples.option.win'), value: <Usd amount={quote.expectedReturn} /> },
            {
              key: 'even',
              label: t('examples.option.breakEven'),
              value: <Figure value={formatDecimal(quote.breakEven, { decimals: 2, percent: true })} />,
            },
          ],
          total: { label: t('examples.option.lose'), value: <Usd amount={quote.lose} /> },
        }
      }}
    />
  )
}

const WITHDRAWN = '500.00'

/** What of a withdrawal arrives. */
export function WithdrawalExample() {
  const { t } = useTranslation('content')
  const fee = useParameter('withdrawal.methods', readWithdrawalFee)
  return (
    <ExampleCard
      title={t('examples.withdrawal.title')}
      query={fee}
      lines={(feeRate) => {
        const quote = quoteWithdrawal({ amount: WITHDRAWN, feeRate })
        return {
          rows: [
            { key: 'amount', label: t('examples.amount'), value: <Usd amount={WITHDRAWN} /> },
            {
              key: 'fee',
              label: t('examples.withdrawal.fee', { rate: feeRate }),
              value: <Usd amount={quote.fee} />,
            },
          ],
          total: { label: t('examples.withdrawal.receive'), value: <Usd amount={quote.receiveAmount} /> },
        }
      }}
    />
  )
}

/** What a loan costs: the yearly cost first. */
export function LoanExample() {
  const { t } = useTranslation('content')
  const config = useParameter('loan.config', readLoanConfig)
  return (
    <ExampleCard
      title={t('examples.loan.title')}
      query={config}
      lines={(terms) => {
        const loan = representativeLoan(terms, serverClock.now())
        return {
          rows: [
            { key: 'apr', label: t('examples.loan.apr'), value: <Figure value={formatApr(loan.apr)} /> },
            { key: 'amount', label: t('examples.loan.amount'), value: <Usd amount={loan.amount} /> },
            { key: 'days', label: t('examples.loan.days'), value: formatDecimal(loan.termDays) },
            {
              key: 'interest',
              label: t('examples.loan.interest'),
              value: <Usd amount={loan.totalInterest} />,
            },
          ],
          total: { label: t('examples.loan.total'), value: <Usd amount={loan.repaymentAmount} /> },
        }
      }}
    />
  )
}

/** The highest payout of `options.periods`. */
function readHighestPayout(value: unknown): string {
  const ratios = readList(value, 'options.periods').map((period) =>
    readDecimal(readRecord(period, 'options.periods').payoutRatio, 'options.periods.payoutRatio'),
  )
  return ratios.toSorted(compareDecimals).at(-1) ?? readDecimal(undefined, 'options.periods')
}

/** Fee of the first of `withdrawal.methods`. */
function readWithdrawalFee(value: unknown): string {
  const [method] = readList(value, 'withdrawal.methods')
  return readDecimal(readRecord(method, 'withdrawal.methods').feeRate, 'withdrawal.methods.feeRate')
}

/** What a plan pays, and what closing it early costs. */
export function PlanExample() {
  const { t } = useTranslation('content')
  const plan = useExamplePlan()
  return (
    <ExampleCard
      title={t('examples.plan.title')}
      query={plan}
      lines={(offer) =>
        offer === null
          ? undefined
          : {
              rows: [
                { key: 'amount', label: t('examples.amount'), value: <Usd amount={offer.amount} /> },
                { key: 'days', label: t('examples.plan.days'), value: formatDecimal(offer.days) },
                {
                  key: 'daily',
                  label: t('examples.plan.daily', { rate: offer.dailyRate }),
                  value: <Usd amount={offer.dailyRevenue} />,
                },
                {
                  key: 'fee',
                  label: t('examples.plan.fee', { rate: offer.closeFeeRate }),
                  value: <Usd amount={applyRate(offer.amount, offer.closeFeeRate)} />,
                },
              ],
              total: { label: t('examples.plan.earnings'), value: <Usd amount={offer.expectedRevenue} /> },
              note: t('examples.plan.note', { amount: offer.amount }),
            }
      }
    />
  )
}

const INVESTED = '1000.00'

/** The first plan on offer with its shortest term, for 1,000.00 or the least it takes; `null` where there is none. */
function useExamplePlan() {
  return useListPlanProducts(
    { pageSize: limits.largestPage },
    {
      query: {
        select: ({ list }) => {
          const product = list.find(({ status }) => status === 'ON')
          const cycle = product?.cycles[0]
          if (product === undefined || cycle === undefined) return null
          const amount = compareDecimals(product.minAmount, INVESTED) > 0 ? product.minAmount : INVESTED
          const { days, dailyRate } = cycle
          const { earlyExitPenaltyRate: closeFeeRate } = product
          return { amount, days, dailyRate, closeFeeRate, ...quotePlan({ amount, days, dailyRate }) }
        },
      },
    },
  )
}
