import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { formatDate } from '#core/format/format-time.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { ShowMore } from '#ui/data/show-more.tsx'
import { Card } from '#ui/layout/card.tsx'
import type { useLoans } from '../api/use-loans.ts'
import type { Loan } from '../model/loan.ts'
import { LoanStateBadge } from './loan-state.tsx'
import { Money } from './money.tsx'

export interface EarlierLoansProps {
  loans: ReturnType<typeof useLoans>
  /** The loan that is shown in full. */
  shown: string
}

/** The other loans, each with what became of it. */
export function EarlierLoans({ loans, shown }: EarlierLoansProps) {
  const { t } = useTranslation('loans')
  const others = loans.rows?.filter(({ loanNo }) => loanNo !== shown) ?? []
  if (others.length === 0) return null
  return (
    <Card flush title={t('record.others')}>
      <ul>
        {others.map((loan) => (
          <EarlierLoan key={loan.loanNo} loan={loan} />
        ))}
      </ul>
      <ShowMore list={loans} />
    </Card>
  )
}

function EarlierLoan({ loan }: { loan: Loan }) {
  const { t } = useTranslation('loans')
  const { language } = useLanguage()
  const date = formatDate(loan.repaidAt ?? loan.history.at(-1)?.at ?? loan.agreementSignedAt, language.tag)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-line px-4 py-2.5 first:border-t-0">
      <div className="min-w-0">
        <Link to={paths.loanRecord.href({ no: loan.loanNo })} className="inline-flex min-h-9 items-center">
          <span>
            <Money amount={loan.amount} /> · {t('days', { count: loan.termDays })}
          </span>
        </Link>
        <p className="text-12 text-muted">
          <bdi className="num">{loan.loanNo}</bdi> · {date}
        </p>
        {loan.rejectReason ? (
          <p className="text-12">
            {t('record.rejected', { reason: loan.rejectReason })} {t('record.again')}
          </p>
        ) : null}
      </div>
      <LoanStateBadge loan={loan} />
    </li>
  )
}
