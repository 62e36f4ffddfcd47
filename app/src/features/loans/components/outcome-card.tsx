import { addDecimals } from '@swx/sdk/money'
import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { CostList } from '#ui/data/cost-list.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { type Loan, termsOf } from '../model/loan.ts'
import { Money } from './money.tsx'
import { QuoteLines } from './quote-lines.tsx'

/** What a loan that is over came to, or what one that is not paid out yet would cost; and what can be done next. */
export function OutcomeCard({ loan }: { loan: Loan }) {
  const { t } = useTranslation('loans')
  if (loan.status !== 'REPAID') {
    return (
      <Card title={t('outcome.asked')}>
        <QuoteLines terms={termsOf(loan)} at={Date.parse(loan.agreementSignedAt)} />
        {loan.status === 'REJECTED' ? (
          <LinkButton variant="primary" to={paths.loan.href()}>
            {t('outcome.again')}
          </LinkButton>
        ) : null}
      </Card>
    )
  }
  const paid = addDecimals(loan.amount, loan.accruedInterest, loan.overdueInterest)
  return (
    <Card title={t('outcome.title')}>
      <CostList
        rows={[
          { key: 'principal', label: t('repay.principal'), value: <Money amount={loan.amount} /> },
          { key: 'interest', label: t('outcome.interest'), value: <Money amount={loan.accruedInterest} /> },
          { key: 'late', label: t('outcome.late'), value: <Money amount={loan.overdueInterest} /> },
        ]}
        total={{ label: t('outcome.paid'), value: <Money amount={paid} /> }}
      />
      <LinkButton to={paths.transactions.href({ kind: 'LOAN_REPAYMENT' })}>
        {t('outcome.seeEntry')}
      </LinkButton>
    </Card>
  )
}
