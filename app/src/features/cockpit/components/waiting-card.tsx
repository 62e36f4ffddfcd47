import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { ErrorState } from '../../../core/errors/error-state.tsx'
import { formatMoney } from '../../../core/format/format-money.ts'
import { formatQuantity } from '../../../core/format/format-quantity.ts'
import { formatDateTime } from '../../../core/format/format-time.ts'
import { isolateFigure } from '../../../core/format/isolate-figure.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Figure } from '../../../ui/figure/figure.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { useWaiting } from '../api/use-waiting.ts'
import type { Waiting } from '../model/waiting.ts'

const hrefOf = ({ kind, orderNo }: Waiting): string => {
  if (kind === 'withdrawal') return paths.withdrawDetail.href({ no: orderNo })
  return kind === 'deposit' ? paths.deposit.href() : paths.loanRecord.href({ no: orderNo })
}

/** Withdrawals, deposits, loans and the identity check that wait for a review. Real account only. */
export function WaitingCard({ isIdentityPending }: { isIdentityPending: boolean }) {
  const { t } = useTranslation('cockpit')
  const waiting = useWaiting()
  const count = (waiting.data?.length ?? 0) + (isIdentityPending ? 1 : 0)
  return (
    <Card flush title={t('waiting.title')} aside={count > 0 ? <Badge tone="warn">{count}</Badge> : undefined}>
      <WaitingRows waiting={waiting} isIdentityPending={isIdentityPending} />
    </Card>
  )
}

interface WaitingRowsProps {
  waiting: ReturnType<typeof useWaiting>
  isIdentityPending: boolean
}

function WaitingRows({ waiting, isIdentityPending }: WaitingRowsProps) {
  const { t } = useTranslation('cockpit')
  if (waiting.isPending)
    return <Skeleton lines={2} lineHeight={40} label={t('waiting.loading')} className="p-4" />
  if (waiting.data === undefined)
    return <ErrorState error={waiting.error} title={t('waiting.failed')} onRetry={waiting.refetch} />
  if (waiting.data.length === 0 && !isIdentityPending)
    return <p className="p-4 text-13 text-muted">{t('waiting.empty')}</p>
  return (
    <ul>
      {waiting.data.map((row) => (
        <WaitingRow key={row.orderNo} row={row} />
      ))}
      {isIdentityPending ? (
        <li className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 px-4 py-2.5">
          <span>{t('waiting.identity')}</span>
          <Link
            to={paths.identity.href({})}
            className="inline-flex min-h-11 items-center text-13 text-accent"
          >
            {t('waiting.details')}
            <span className="sr-only">: {t('waiting.identity')}</span>
          </Link>
        </li>
      ) : null}
    </ul>
  )
}

function WaitingRow({ row }: { row: Waiting }) {
  const { t } = useTranslation('cockpit')
  const { language } = useLanguage()
  const { kind, amount, currency, since } = row
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line px-4 py-2 last:border-0">
      <div className="min-w-0">
        <p>{t(`waiting.${kind}`)}</p>
        <p className="text-12 text-muted">
          {t('waiting.since', { time: isolateFigure(formatDateTime(since, language.tag)) })}
        </p>
      </div>
      <div className="grid justify-items-end">
        <Figure
          value={currency === 'USD' ? formatMoney(amount) : formatQuantity(amount)}
          unit={currency}
          className="font-strong"
        />
        <Link to={hrefOf(row)} className="inline-flex min-h-11 items-center text-13 text-accent">
          {t('waiting.details')}
          <span className="sr-only">: {t(`waiting.${kind}`)}</span>
        </Link>
      </div>
    </li>
  )
}
