import { nominalRate } from '@swx/sdk/money'
import { useTranslation } from 'react-i18next'
import { serverClock } from '#core/api/server-clock.ts'
import { formatApr, formatMoney, formatRate, isolateFigure } from '#core/format/figures.ts'
import { formatDate } from '#core/format/format-time.ts'
import { type LoanConfig, representativeLoan } from '#core/parameters/loan-config.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { Card } from '#ui/layout/card.tsx'

/** What a typical loan costs, worked out from the terms in force: it stands beside every offer of a loan. */
export function RepresentativeExample({ config }: { config: LoanConfig }) {
  const { t } = useTranslation('loans')
  const { language } = useLanguage()
  const now = serverClock.now()
  const loan = representativeLoan(config, now)
  return (
    <Card
      title={t('example.title')}
      aside={
        <span className="text-12 text-muted">
          {t('example.checked', { date: formatDate(now, language.tag) })}
        </span>
      }
    >
      <p>
        <RichText
          text={t('example.text', {
            amount: formatMoney(loan.amount),
            days: loan.termDays,
            interest: formatMoney(loan.totalInterest),
            repayment: formatMoney(loan.repaymentAmount),
            apr: formatApr(loan.apr),
          })}
          parts={[<bdi key="figure" dir="ltr" className="num" />, <b key="apr" />]}
        />{' '}
        {t('example.rates', {
          daily: isolateFigure(formatRate(loan.dailyRate)),
          yearly: isolateFigure(formatRate(nominalRate(loan.dailyRate))),
          free: loan.interestFreeDays,
          late: isolateFigure(formatRate(loan.overdueDailyRate)),
          cap: isolateFigure(formatMoney(loan.overdueTerms.cap)),
        })}
      </p>
      <p className="font-strong">{t('warning')}</p>
    </Card>
  )
}
