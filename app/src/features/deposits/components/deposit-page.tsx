import { useTranslation } from 'react-i18next'
import { allOf, QueryView } from '#core/api/query-view.tsx'
import { LockNote, usePaymentLock } from '#core/money/payment-lock.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Page } from '#ui/layout/page.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { useDepositTerms } from '../api/use-deposit-terms.ts'
import { DepositReport } from './deposit-report.tsx'
import { MyDeposits } from './my-deposits.tsx'

/** Reporting a deposit, and the deposits reported so far. */
export function DepositPage() {
  const { t } = useTranslation('deposit')
  const isOpen = usePaymentLock().data?.locked === false
  return (
    <Page>
      <PageHeading page="deposit" subtitle={isOpen ? t('subtitle') : undefined} />
      <OwnDeposits />
    </Page>
  )
}

function OwnDeposits() {
  const { t } = useTranslation(['deposit', 'money'])
  const terms = useDepositTerms()
  const lock = usePaymentLock()
  if (lock.data?.locked)
    return (
      <>
        <LockNote lock={lock.data} />
        <MyDeposits />
      </>
    )
  const none = <EmptyState title={t('none')} body={t('noneBody')} />
  return (
    <QueryView
      card
      // Nothing may be sent to an address before it is known that the deposit can be submitted.
      query={allOf({ lock, terms })}
      skeleton={<Skeleton lines={8} lineHeight={24} label={t('loading')} />}
      failed={t(lock.data === undefined && lock.isError ? 'money:lock.unread' : 'failed')}
      unaffected={t('unaffected')}
      isEmpty={(known) => known.terms.methods.length === 0}
      empty={none}
    >
      {(known) => {
        const [first] = known.terms.methods
        return first === undefined ? none : <DepositReport terms={known.terms} first={first} />
      }}
    </QueryView>
  )
}
