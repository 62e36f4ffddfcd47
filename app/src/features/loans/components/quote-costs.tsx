import {
  LOAN_WITHDRAWAL_DAYS,
  type LoanTerms,
  loanOnDay,
  nominalRate,
  overdueInterest,
  quoteLoan,
} from '@swx/sdk/money'
import { useTranslation } from 'react-i18next'
import { formatApr, formatRate } from '#core/format/figures.ts'
import { formatDate, formatDayMonth } from '#core/format/format-time.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { CostList } from '#ui/data/cost-list.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import type { LoanQuote } from '../api/use-loans.ts'
import { Money } from './money.tsx'

export interface QuoteCostsProps {
  terms: LoanTerms
  /** When it would be paid out, epoch milliseconds. */
  at: number
  /** What the server quoted; worked out here until it has. */
  quoted?:
    | Pick<LoanQuote, 'apr' | 'totalInterest' | 'repaymentAmount' | 'repaymentDate' | 'overdueTerms'>
    | undefined
}

/** What a loan costs: the yearly cost first, then what is repaid and when, and what being early or late changes. */
export function QuoteCosts({ terms, at, quoted }: QuoteCostsProps) {
  const { t } = useTranslation('loans')
  const { language } = useLanguage()
  const quote = quoted ?? quoteLoan(terms, at)
  const lastDay = loanOnDay(terms, at, terms.termDays)
  return (
    <>
      <AprFrame apr={quote.apr} dailyRate={terms.dailyRate} />
      <CostList
        rows={[
          { key: 'payout', label: t('quote.payout'), value: <Money amount={terms.amount} /> },
          {
            key: 'interest',
            label: t('quote.interest', { counted: lastDay.interestDays, days: terms.termDays }),
            value: <Money amount={quote.totalInterest} />,
          },
          { key: 'fees', label: t('quote.fees'), value: <Money amount="0.00" /> },
        ]}
        total={{ label: t('quote.total'), value: <Money amount={quote.repaymentAmount} /> }}
      />
      <CostList
        rows={[
          {
            key: 'due',
            label: t('quote.due'),
            value: <bdi>{formatDate(quote.repaymentDate, language.tag)}</bdi>,
          },
          {
            key: 'withdraw',
            label: t('quote.withdraw'),
            value: <bdi>{formatDayMonth(loanOnDay(terms, at, LOAN_WITHDRAWAL_DAYS).at, language.tag)}</bdi>,
          },
          { key: 'early', label: t('quote.early'), value: t('quote.noFee') },
          {
            key: 'late',
            label: t('quote.late'),
            value: <Money amount={overdueInterest(terms, 1)} />,
          },
          { key: 'cap', label: t('quote.cap'), value: <Money amount={quote.overdueTerms.cap} /> },
          {
            key: 'example',
            label: t('quote.lateExample', { count: quote.overdueTerms.exampleDays }),
            value: <Money amount={quote.overdueTerms.exampleInterest} />,
          },
        ]}
      />
    </>
  )
}

interface AprFrameProps {
  apr: string
  dailyRate: string
}

/** The yearly cost, the largest figure of an offer, with the simple rates in one frame beside it. */
function AprFrame({ apr, dailyRate }: AprFrameProps) {
  const { t } = useTranslation('loans')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] overflow-hidden rounded-2 border border-line">
      <dl className="px-3 py-2.5">
        <dt className="text-12 text-muted">{t('quote.apr')}</dt>
        <dd className="text-36 font-strong max-sm:text-28">
          <Figure value={formatApr(apr)} />
        </dd>
      </dl>
      <dl className="grid content-center gap-1 border-s border-line px-3 py-2.5 text-13">
        <RateRow label={t('quote.perDay')} rate={formatRate(dailyRate)} />
        <RateRow label={t('quote.perYear')} rate={formatRate(nominalRate(dailyRate))} />
      </dl>
    </div>
  )
}

function RateRow({ label, rate }: { label: string; rate: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-2">
      <dt className="text-muted">{label}</dt>
      <dd className="ms-auto font-strong">
        <Figure value={rate} />
      </dd>
    </div>
  )
}
