import { Check, Clock, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSupport } from '#core/errors/support-context.ts'
import { formatMoney, formatQuantity } from '#core/format/figures.ts'
import { formatDateTime } from '#core/format/format-time.ts'
import { byMember } from '#lib/enums/by-member.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { Timeline } from '#ui/data/timeline.tsx'
import { Badge, type BadgeLook } from '#ui/feedback/badge.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { Button } from '#ui/form/button.tsx'
import { type Deposit, hasFailed, isWaiting } from '../model/deposit.ts'

export interface DepositRowProps {
  deposit: Deposit
  /** Absent while none can be reported. */
  onAgain?: (() => void) | undefined
}

/** One deposit: what was sent, what it is worth, what happened to it and why, and what to do when it was not credited. */
export function DepositRow({ deposit, onAgain }: DepositRowProps) {
  const { t } = useTranslation(['deposit', 'money'])
  const { language } = useLanguage()
  const openSupport = useSupport()
  const { orderNo, currency, network, amount, usdAmount, status, history } = deposit
  const worth = hasFailed(deposit) ? 'notAdded' : status === 'COMPLETED' ? 'added' : 'expected'
  const stateOf = (step: Pick<Deposit, 'status'>) =>
    hasFailed(step) ? 'failed' : isWaiting(step) && isWaiting(deposit) ? 'now' : 'done'

  return (
    <li className="@container border-b border-line px-4 py-3 last:border-0">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-3 @2xl:grid-cols-[minmax(0,1fr)_150px_minmax(0,1.4fr)]">
        <div className="min-w-0">
          <p className="font-strong">
            <Figure value={formatQuantity(amount)} unit={currency} />
          </p>
          <p className="text-12 text-muted">
            {t('form.network', { network })} · {t(`list.${worth}`)}{' '}
            <Figure value={formatMoney(usdAmount)} unit="USD" />
          </p>
          <bdi className="num text-12 text-muted">{orderNo}</bdi>
        </div>
        <div>
          <DepositState status={status} />
        </div>
        <div className="grid gap-2 @max-2xl:col-span-2">
          <Timeline
            steps={history.map(({ status: word, at, reason }) => {
              const step = { status: word as Deposit['status'] }
              return {
                key: `${word} ${at}`,
                title: t(`status.${step.status}`),
                time: <bdi className="tabular-nums">{formatDateTime(at, language.tag)} UTC</bdi>,
                note: reason ? t('list.reason', { reason }) : undefined,
                state: stateOf(step),
              }
            })}
          />
          {hasFailed(deposit) ? (
            <>
              <p className="text-13">{t('list.next')}</p>
              <div className="flex flex-wrap gap-2">
                {onAgain ? (
                  <Button size="sm" onClick={onAgain}>
                    {t('list.again')}
                  </Button>
                ) : null}
                {openSupport ? (
                  <Button size="sm" onClick={openSupport}>
                    {t('money:step.support')}
                  </Button>
                ) : null}
              </div>
            </>
          ) : null}
        </div>
      </div>
    </li>
  )
}

const lookOf = byMember<Deposit['status'], BadgeLook>(
  {
    TO_BE_REVIEWED: { tone: 'warn', icon: <Clock aria-hidden="true" /> },
    COMPLETED: { tone: 'info', icon: <Check aria-hidden="true" /> },
    REJECTED: { tone: 'danger', icon: <X aria-hidden="true" /> },
    FAILED: { tone: 'danger', icon: <X aria-hidden="true" /> },
  },
  { tone: 'neutral' },
)

/** Where a deposit stands. */
function DepositState({ status }: Pick<Deposit, 'status'>) {
  const { t } = useTranslation('deposit')
  return <Badge {...lookOf(status)}>{t(`status.${status}`)}</Badge>
}
