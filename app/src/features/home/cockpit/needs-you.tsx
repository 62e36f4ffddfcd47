import { compareDecimals } from '@swx/sdk/money'
import { ClipboardClock, Lock, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { offers } from '#config/operator.ts'
import { pageParts } from '#config/page-parts.ts'
import { paths } from '#config/paths.ts'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { useMode } from '#core/account-mode/use-mode.ts'
import { formatMoney, formatQuantity } from '#core/format/figures.ts'
import { LockReason, usePaymentLock } from '#core/money/payment-lock.tsx'
import type { UserInfo } from '#core/session/use-user-info.ts'
import { useStore } from '#lib/store/create-store.ts'
import { Figure } from '#ui/figure/figure.tsx'
import { Button } from '#ui/form/button.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Stack } from '#ui/layout/page.tsx'
import { LateLoanCard, useLateLoan } from './late-loan-card.tsx'
import { marginAlerts, type OpenPosition } from './margin-alerts.ts'
import { isPutOff, putOffStep, putOffStore } from './put-off-steps.ts'
import { useWaiting, type Waiting } from './waiting.ts'

export interface NeedsYouProps {
  user: UserInfo
  /** Open positions of the account in use; none where the page is not about them. */
  positions?: readonly OpenPosition[] | undefined
  /** Reviews of these kinds only. @default all */
  kinds?: readonly Waiting['kind'][]
}

const none: readonly OpenPosition[] = []

/**
 * What needs the user now, by urgency: an overdue loan, positions that can lose more than expected, reviews, a lock.
 * The same on every page that shows it; nothing when nothing does.
 */
export function NeedsYou({ user, positions = none, kinds }: NeedsYouProps) {
  const { t } = useTranslation(['cockpit', 'loans', 'money'])
  const { mode } = useMode()
  const putOff = useStore(putOffStore)
  const isReal = mode === 'real'
  const debt = user.accounts.real.loanDebt
  const owes = compareDecimals(debt, '0') !== 0
  const loan = useLateLoan(owes)
  // The demo account is told nothing of loans but what is owed; a debt does not wait for its user to come back.
  const owesElsewhere = !isReal && owes && offers('loans')
  const waiting = useWaiting({ enabled: isReal })
  const lock = usePaymentLock({ enabled: isReal && user.paymentLocked }).data
  const alerts = marginAlerts(positions).filter(({ id }) => !isPutOff(putOff, user.id, id))
  const reviews = isReal
    ? (waiting.data ?? []).filter(({ kind }) => kinds === undefined || kinds.includes(kind))
    : []
  const isIdentityPending = isReal && user.kycStatus === 'PENDING_REVIEW'
  const isLocked = isReal && user.paymentLocked
  const count =
    (owesElsewhere ? 1 : 0) +
    alerts.length +
    reviews.length +
    (isIdentityPending ? 1 : 0) +
    (isLocked ? 1 : 0)
  if (loan === undefined && count === 0) return null

  return (
    <Stack>
      {loan ? <LateLoanCard loan={loan} available={user.accounts.real.available} /> : null}
      {count > 0 ? (
        <Card flush title={t('needs.title')}>
          <ul>
            {owesElsewhere ? (
              <Need
                Icon={TriangleAlert}
                tone="text-warn"
                title={
                  <>
                    {t('needs.debt.title')} <Figure value={formatMoney(debt)} unit="USD" />{' '}
                    <ModeBadge mode="real" />
                  </>
                }
                name={t('needs.debt.title')}
                action={t('loans:line.seeLoan')}
                to={paths.loanRecord.href({})}
              >
                {t('needs.debt.body')}
              </Need>
            ) : null}
            {alerts.map(({ kind, id, code, orderNo }) => {
              const text = { code }
              const title = kind === 'stop' ? t('next.stop.title', text) : t('needs.stopOut.title', text)
              return (
                <Need
                  key={id}
                  Icon={TriangleAlert}
                  tone="text-warn"
                  title={title}
                  action={t(kind === 'stop' ? 'next.stop.action' : 'needs.stopOut.action')}
                  to={paths.orderDetail.href({ no: orderNo })}
                  onLater={kind === 'stop' ? () => putOffStep(user.id, id) : undefined}
                >
                  {t(kind === 'stop' ? 'needs.stop.body' : 'needs.stopOut.body')}
                </Need>
              )
            })}
            {reviews.map((row) => (
              <Need
                key={row.orderNo}
                Icon={ClipboardClock}
                tone="text-muted"
                title={
                  <>
                    {t(`waiting.${row.kind}`)}{' '}
                    <Figure
                      value={row.currency === 'USD' ? formatMoney(row.amount) : formatQuantity(row.amount)}
                      unit={row.currency}
                    />
                  </>
                }
                name={t(`waiting.${row.kind}`)}
                action={t('waiting.details')}
                to={hrefOf(row)}
              >
                {t('waiting.title')} · {t('waiting.since', { time: row.since })}
              </Need>
            ))}
            {isIdentityPending ? (
              <Need
                Icon={ClipboardClock}
                tone="text-muted"
                title={t('waiting.identity')}
                action={t('waiting.details')}
                to={paths.identity.href({})}
              >
                {t('waiting.title')}
              </Need>
            ) : null}
            {isLocked ? (
              <Need
                Icon={Lock}
                tone="text-danger"
                title={t('money:lock.title')}
                action={t('waiting.details')}
                to={`${paths.security.href({})}#${pageParts.lock}`}
              >
                {lock?.locked ? <LockReason {...lock} /> : null}
              </Need>
            ) : null}
          </ul>
        </Card>
      ) : null}
    </Stack>
  )
}

const hrefOf = ({ kind, orderNo }: Waiting): string => {
  if (kind === 'withdrawal') return paths.withdrawDetail.href({ no: orderNo })
  return kind === 'deposit' ? paths.deposit.href() : paths.loanRecord.href({ no: orderNo })
}

interface NeedProps {
  Icon: LucideIcon
  tone: string
  title: ReactNode
  /** What the action is about, where the title is more than words. */
  name?: string
  action: string
  to: string
  /** Puts it off. */
  onLater?: (() => void) | undefined
  children: ReactNode
}

function Need({ Icon, tone, title, name, action, to, onLater, children }: NeedProps) {
  const { t } = useTranslation('cockpit')
  const about = <span className="sr-only">: {name ?? title}</span>
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2.5 last:border-0">
      <Icon className={`size-5 flex-none ${tone}`} aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-strong">{title}</p>
        <div className="text-13 text-muted">{children}</div>
      </div>
      <div className="ms-auto flex flex-wrap gap-1">
        {onLater ? (
          <Button size="sm" variant="text" onClick={onLater}>
            {t('next.later')}
            {about}
          </Button>
        ) : null}
        <LinkButton size="sm" wraps to={to}>
          {action}
          {about}
        </LinkButton>
      </div>
    </li>
  )
}
