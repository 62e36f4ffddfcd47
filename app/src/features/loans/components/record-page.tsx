import { MessageSquareText } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { QueryView } from '#core/api/query-view.tsx'
import { hasErrorKey } from '#core/errors/error-message.ts'
import { useSupport } from '#core/errors/support-context.ts'
import { formatDate } from '#core/format/format-time.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { defineQuery, word } from '#lib/query-string/define-query.ts'
import { useQueryState } from '#lib/query-string/use-query-state.ts'
import { ShowMore, type ShowMoreProps } from '#ui/data/show-more.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { RecordNumber } from '#ui/figure/record-number.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Page } from '#ui/layout/page.tsx'
import { PageBar } from '#ui/layout/page-bar.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { useLoan, useLoans } from '../api/use-loans.ts'
import { isOpenLoan, type Loan } from '../model/loan.ts'
import { LoanRecord } from './loan-record.tsx'
import { LoanStateBadge } from './loan-state.tsx'
import { Money } from './money.tsx'

const recordQuery = defineQuery({ no: word })

/** The own loans: one in full, which the address names or which is open, and the others to go to. */
export function RecordPage() {
  const { t } = useTranslation(['loans', 'common'])
  const openSupport = useSupport()
  return (
    <Page>
      <PageHeading page="loanRecord" />
      {openSupport ? (
        <PageBar
          action={
            <IconButton
              label={t('common:support.title')}
              aria-haspopup="dialog"
              icon={<MessageSquareText className="size-5" aria-hidden="true" />}
              onClick={openSupport}
            />
          }
        />
      ) : null}
      <OwnLoans />
    </Page>
  )
}

function OwnLoans() {
  const { t } = useTranslation('loans')
  const [{ no }] = useQueryState(recordQuery)
  const loans = useLoans()
  return (
    <QueryView
      query={loans}
      card
      skeleton={<Skeleton lines={8} lineHeight={24} label={t('record.loading')} />}
      failed={t('record.failed')}
      unaffected={t('unaffected')}
      isEmpty={(rows) => no === undefined && rows.length === 0}
      empty={
        <EmptyState
          title={t('record.empty')}
          body={t('record.emptyBody')}
          action={
            <LinkButton variant="primary" to={paths.loan.href()}>
              {t('record.toLoans')}
            </LinkButton>
          }
        />
      }
    >
      {(rows) => {
        const shown = no ?? (rows.find(isOpenLoan) ?? rows[0])?.loanNo ?? ''
        const others = rows.filter(({ loanNo }) => loanNo !== shown)
        return <OneLoan key={shown} loanNo={shown} others={<EarlierLoans loans={others} list={loans} />} />
      }}
    </QueryView>
  )
}

function OneLoan({ loanNo, others }: { loanNo: string; others: ReactNode }) {
  const { t } = useTranslation('loans')
  const loan = useLoan(loanNo)
  if (hasErrorKey(loan.error, 'recordNotFound')) {
    return (
      <>
        <section className="card">
          <EmptyState title={t('record.missing')} body={t('record.missingBody')} />
        </section>
        {others}
      </>
    )
  }
  return (
    <QueryView
      query={loan}
      card
      skeleton={<Skeleton lines={8} lineHeight={24} label={t('record.loading')} />}
      failed={t('record.failed')}
      unaffected={t('unaffected')}
    >
      {(detail) => <LoanRecord loan={detail} onReread={() => loan.refetch()} others={others} />}
    </QueryView>
  )
}

interface EarlierLoansProps {
  loans: readonly Loan[]
  /** Where the list goes on. */
  list: ShowMoreProps['list']
}

/** The other loans, each with what became of it. */
function EarlierLoans({ loans, list }: EarlierLoansProps) {
  const { t } = useTranslation('loans')
  if (loans.length === 0) return null
  return (
    <Card flush title={t('record.others')}>
      <ul>
        {loans.map((loan) => (
          <EarlierLoan key={loan.loanNo} loan={loan} />
        ))}
      </ul>
      <ShowMore list={list} />
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
          <RecordNumber value={loan.loanNo} /> · {date}
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
