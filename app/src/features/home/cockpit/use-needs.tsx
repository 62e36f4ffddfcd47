import { compareDecimals } from '@swx/sdk/money'
import { ClipboardClock, Lock, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { offers } from '#config/operator.ts'
import { pageParts } from '#config/page-parts.ts'
import { paths } from '#config/paths.ts'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { useMode } from '#core/account-mode/use-mode.ts'
import { serverClock } from '#core/api/server-clock.ts'
import { formatMoney, formatQuantity } from '#core/format/figures.ts'
import { LockReason, usePaymentLock } from '#core/money/payment-lock.tsx'
import type { UserInfo } from '#core/session/use-user-info.ts'
import { useStore } from '#lib/store/create-store.ts'
import { Figure } from '#ui/figure/figure.tsx'
import { marginAlerts, type OpenPosition } from './margin-alerts.ts'
import { isPutOff, ofDay, putOffStore } from './put-off-steps.ts'
import { useWaiting, type Waiting } from './waiting.ts'

/** Something that needs the user, and the one thing to do about it. */
export interface Need {
  /** What is put off by `putOffStep`. */
  readonly id: string
  readonly Icon: LucideIcon
  /** Colour of the icon. */
  readonly tone: string
  readonly title: ReactNode
  /** What the action is about, where the title is more than words. */
  readonly name?: string
  readonly body: ReactNode
  readonly action: string
  readonly to: string
}

export interface NeedsOf {
  user: UserInfo
  /** Open positions of the account in use. */
  positions: readonly OpenPosition[]
  /** Reviews of these kinds only. */
  kinds: readonly Waiting['kind'][] | undefined
}

/** What needs the user and was not put off, by urgency: margin, reviews, a lock. The overdue loan is a card of its own. */
export function useNeeds({ user, positions, kinds }: NeedsOf): readonly Need[] {
  const { mode } = useMode()
  const isReal = mode === 'real'
  const putOff = useStore(putOffStore)
  const debt = useDebtElsewhere(user)
  const margin = useMarginNeeds(positions)
  const reviews = useReviewNeeds(user, kinds)
  const lock = useLockNeed(isReal && user.paymentLocked)
  const today = (need: Need): Need => ({ ...need, id: ofDay(need.id, serverClock.now()) })
  return [...debt.map(today), ...margin, ...reviews.map(today), ...lock.map(today)].filter(
    ({ id }) => !isPutOff(putOff, user.id, id),
  )
}

/** The demo account is told nothing of loans but what is owed; a debt does not wait for its user to come back. */
function useDebtElsewhere(user: UserInfo): readonly Need[] {
  const { t } = useTranslation(['cockpit', 'loans'])
  const { mode } = useMode()
  const debt = user.accounts.real.loanDebt
  if (mode === 'real' || compareDecimals(debt, '0') === 0 || !offers('loans')) return []
  return [
    {
      id: 'debt',
      Icon: TriangleAlert,
      tone: 'text-warn',
      title: (
        <>
          {t('needs.debt.title')} <Figure value={formatMoney(debt)} unit="USD" /> <ModeBadge mode="real" />
        </>
      ),
      name: t('needs.debt.title'),
      body: t('needs.debt.body'),
      action: t('loans:line.seeLoan'),
      to: paths.loanRecord.href({}),
    },
  ]
}

/** Positions near their automatic close come back on the next day, a stop loss left out on purpose does not. */
function useMarginNeeds(positions: readonly OpenPosition[]): readonly Need[] {
  const { t } = useTranslation('cockpit')
  return marginAlerts(positions).map(({ kind, id, code, orderNo }) => ({
    id: kind === 'stop' ? id : ofDay(id, serverClock.now()),
    Icon: TriangleAlert,
    tone: 'text-warn',
    title: kind === 'stop' ? t('next.stop.title', { code }) : t('needs.stopOut.title', { code }),
    body: t(kind === 'stop' ? 'needs.stop.body' : 'needs.stopOut.body'),
    action: t(kind === 'stop' ? 'next.stop.action' : 'needs.stopOut.action'),
    to: paths.orderDetail.href({ no: orderNo }),
  }))
}

/** What an operator still has to decide on in the real account, the identity check last. */
function useReviewNeeds(user: UserInfo, kinds: NeedsOf['kinds']): readonly Need[] {
  const { t } = useTranslation('cockpit')
  const isReal = useMode().mode === 'real'
  const waiting = useWaiting({ enabled: isReal })
  if (!isReal) return []
  const review = { Icon: ClipboardClock, tone: 'text-muted', action: t('waiting.details') }
  const records = (waiting.data ?? [])
    .filter(({ kind }) => kinds === undefined || kinds.includes(kind))
    .map((row) => ({
      ...review,
      id: `review ${row.orderNo}`,
      title: (
        <>
          {t(`waiting.${row.kind}`)}{' '}
          <Figure
            value={row.currency === 'USD' ? formatMoney(row.amount) : formatQuantity(row.amount)}
            unit={row.currency}
          />
        </>
      ),
      name: t(`waiting.${row.kind}`),
      body: (
        <>
          {t('waiting.title')} · {t('waiting.since', { time: row.since })}
        </>
      ),
      to: hrefOf(row),
    }))
  if (user.kycStatus !== 'PENDING_REVIEW') return records
  const identity = {
    ...review,
    id: 'identity review',
    title: t('waiting.identity'),
    body: t('waiting.title'),
    to: paths.identity.href({}),
  }
  return [...records, identity]
}

function useLockNeed(isLocked: boolean): readonly Need[] {
  const { t } = useTranslation(['cockpit', 'money'])
  const lock = usePaymentLock({ enabled: isLocked }).data
  if (!isLocked) return []
  return [
    {
      id: 'lock',
      Icon: Lock,
      tone: 'text-danger',
      title: t('money:lock.title'),
      body: lock?.locked ? <LockReason {...lock} /> : null,
      action: t('waiting.details'),
      to: `${paths.security.href({})}#${pageParts.lock}`,
    },
  ]
}

const hrefOf = ({ kind, orderNo }: Waiting): string => {
  if (kind === 'withdrawal') return paths.withdrawDetail.href({ no: orderNo })
  return kind === 'deposit' ? paths.deposit.href() : paths.loanRecord.href({ no: orderNo })
}
