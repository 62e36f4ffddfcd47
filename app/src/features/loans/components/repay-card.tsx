import { compareDecimals, subtractDecimals } from '@swx/sdk/money'
import { useTranslation } from 'react-i18next'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { ModeButton } from '#core/account-mode/mode-button.tsx'
import { useAvailable } from '#core/account-mode/use-own-money.ts'
import { formatMoney, isolateFigure } from '#core/format/figures.ts'
import { formatDateTime, formatDayMonth } from '#core/format/format-time.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { CostList } from '#ui/data/cost-list.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import type { Loan } from '../model/loan.ts'
import { Money } from './money.tsx'
import { shortOf, useRepayLines } from './use-repay-lines.tsx'

export interface RepayCardProps {
  loan: Loan
  onRepay: () => void
  /** Absent once it can no longer be withdrawn from. */
  onWithdraw: (() => void) | undefined
}

/** What repaying everything costs today, what is left then or missing, and the ways to do it. */
export function RepayCard({ loan, onRepay, onWithdraw }: RepayCardProps) {
  const { t } = useTranslation('loans')
  const { language } = useLanguage()
  const lines = useRepayLines(loan)
  const available = useAvailable()
  const short = shortOf(available, loan.outstanding)
  const saved = subtractDecimals(loan.repaymentAmount, loan.outstanding)
  const due = formatDayMonth(loan.repaymentDate, language.tag)
  const money = (amount: string) => isolateFigure(formatMoney(amount))
  return (
    <Card title={t('repay.title')} aside={<ModeBadge mode="real" />}>
      <CostList {...lines} />
      {available === undefined ? null : (
        <CostList
          rows={[
            short === undefined
              ? {
                  key: 'after',
                  label: t('repay.after'),
                  value: <Money amount={subtractDecimals(available, loan.outstanding)} />,
                }
              : { key: 'available', label: t('repay.available'), value: <Money amount={available} /> },
            ...(short === undefined
              ? []
              : [{ key: 'short', label: t('repay.short'), value: <Money amount={short} /> }]),
          ]}
        />
      )}
      <p className="text-13">
        {loan.status === 'REPAYING' && compareDecimals(saved, '0') > 0
          ? t('repay.saves', { amount: money(saved), date: due })
          : null}{' '}
        {t('repay.until')}
      </p>
      <ModeButton mode="real" disabled={short !== undefined} onClick={onRepay}>
        {t('repay.action', { amount: money(loan.outstanding) })}
      </ModeButton>
      {short === undefined ? null : (
        <p className="text-12 text-danger">{t('repay.shortNote', { amount: money(short) })}</p>
      )}
      {onWithdraw && loan.withdrawableUntil ? (
        <Note tone="neutral">
          <p className="font-strong">{t('withdraw.question')}</p>
          <p>
            {t('withdraw.until', { time: `${formatDateTime(loan.withdrawableUntil, language.tag)} UTC` })}
          </p>
          <Button size="sm" wraps className="mt-2" disabled={short !== undefined} onClick={onWithdraw}>
            {t('withdraw.action')}
          </Button>
        </Note>
      ) : null}
      {loan.status === 'REPAYING' ? (
        <p className="text-12 text-muted">
          {t('repay.automatic', { date: due, amount: money(loan.repaymentAmount) })}
        </p>
      ) : null}
    </Card>
  )
}
