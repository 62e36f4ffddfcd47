import { nominalRate } from '@swx/sdk/money'
import { useTranslation } from 'react-i18next'
import { useServerTime } from '#core/api/use-server-time.ts'
import { type LoanConfig, representativeLoan } from '#core/parameters/loan-config.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'
import { Card } from '#ui/layout/card.tsx'

/** What a typical loan costs, worked out from the terms in force: it stands beside every offer of a loan. */
export function RepresentativeExample({ config }: { config: LoanConfig }) {
  const { t } = useTranslation('loans')
  const now = useServerTime()
  const loan = representativeLoan(config, now)
  return (
    <Card
      title={t('example.title')}
      aside={<span className="text-12 text-muted">{t('example.checked', { date: now })}</span>}
    >
      <p>
        <RichText
          text={t('example.text', {
            amount: loan.amount,
            days: loan.termDays,
            interest: loan.totalInterest,
            repayment: loan.repaymentAmount,
            apr: loan.apr,
          })}
          parts={[<bdi key="figure" dir="ltr" className="num" />, <b key="apr" />]}
        />{' '}
        {t('example.rates', {
          daily: loan.dailyRate,
          yearly: nominalRate(loan.dailyRate),
          free: loan.interestFreeDays,
          late: loan.overdueDailyRate,
          cap: loan.overdueTerms.cap,
        })}
      </p>
      <p className="font-strong">{t('warning')}</p>
    </Card>
  )
}
