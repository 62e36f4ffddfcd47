import { compareDecimals, subtractDecimals } from '@swx/sdk/money'
import { useTranslation } from 'react-i18next'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { ModeButton } from '#core/account-mode/mode-button.tsx'
import { useAvailable } from '#core/account-mode/use-own-money.ts'
import { useDevice } from '#lib/device/use-device.ts'
import { CostList } from '#ui/data/cost-list.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Dock, DockSum } from '#ui/layout/dock.tsx'
import type { Loan } from '../model/loan.ts'
import { Money } from './money.tsx'
import { shortOf, useRepayCosts } from './repay-dialog.tsx'

export interface RepayCardProps {
  loan: Loan
  onRepay: () => void
  /** Absent once it can no longer be withdrawn from. */
  onWithdraw: (() => void) | undefined
}

/** What repaying everything costs today, what is left then or missing, and the buttons that do it: at the foot of phones that of a repayment which the balance covers. */
export function RepayCard({ loan, onRepay, onWithdraw }: RepayCardProps) {
  const { t } = useTranslation('loans')
  const isMobile = useDevice() === 'mobile'
  const costs = useRepayCosts(loan)
  const available = useAvailable()
  const short = shortOf(available, loan.outstanding)
  const saved = subtractDecimals(loan.repaymentAmount, loan.outstanding)
  const repay = (
    <ModeButton mode="real" disabled={short !== undefined} onClick={onRepay}>
      {t('repay.action', { amount: loan.outstanding })}
    </ModeButton>
  )
  return (
    <Card title={t('repay.title')} aside={<ModeBadge mode="real" />}>
      <CostList {...costs} />
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
          ? t('repay.saves', { amount: saved, date: loan.repaymentDate })
          : null}{' '}
        {t('repay.until')}
      </p>
      {isMobile && short === undefined ? (
        <Dock label={t('repay.title')}>
          <DockSum label={t('repay.total')}>
            <Money amount={loan.outstanding} />
          </DockSum>
          {repay}
        </Dock>
      ) : (
        repay
      )}
      {short === undefined ? null : (
        <p className="text-12 text-danger">{t('repay.shortNote', { amount: short })}</p>
      )}
      {onWithdraw && loan.withdrawableUntil ? (
        <Note tone="neutral">
          <p className="font-strong">{t('withdraw.question')}</p>
          <p>{t('withdraw.until', { time: loan.withdrawableUntil })}</p>
          <Button size="sm" wraps className="mt-2" disabled={short !== undefined} onClick={onWithdraw}>
            {t('withdraw.action')}
          </Button>
        </Note>
      ) : null}
      {loan.status === 'REPAYING' ? (
        <p className="text-12 text-muted">
          {t('repay.automatic', { date: loan.repaymentDate, amount: loan.repaymentAmount })}
        </p>
      ) : null}
    </Card>
  )
}
