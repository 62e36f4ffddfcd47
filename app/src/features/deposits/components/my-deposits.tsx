import { type components, listDeposits } from '@swx/sdk'
import { Check, Clock, X } from 'lucide-react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { RequireRealAccount } from '#core/account-mode/require-real-account.tsx'
import { QueryView } from '#core/api/query-view.tsx'
import { usePages } from '#core/api/use-pages.ts'
import { useSupport } from '#core/errors/support-context.ts'
import { formatMoney, formatQuantity } from '#core/format/figures.ts'
import { formatDateTime } from '#core/format/format-time.ts'
import { byMember } from '#lib/enums/by-member.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useFreshRow } from '#ui/data/fresh-row.ts'
import { ShowMore } from '#ui/data/show-more.tsx'
import { Timeline } from '#ui/data/timeline.tsx'
import { Badge, type BadgeLook } from '#ui/feedback/badge.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { RecordNumber } from '#ui/figure/record-number.tsx'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'

/** A deposit that a user reported. */
export type Deposit = components['schemas']['Recharge']

/** Whether the review is still to come. */
const isWaiting = ({ status }: Pick<Deposit, 'status'>): boolean => status === 'TO_BE_REVIEWED'

/** Whether it ended without a credit. */
const hasFailed = ({ status }: Pick<Deposit, 'status'>): boolean =>
  status === 'REJECTED' || status === 'FAILED'

interface MyDepositsProps {
  ref?: Ref<HTMLElement> | undefined
  /** Reports one anew that was not credited; absent while none can be reported. */
  onAgain?: ((deposit: Deposit) => void) | undefined
}

/** Own deposits with where they stand. They belong to the real account. */
export function MyDeposits({ ref, onAgain }: MyDepositsProps) {
  const { t } = useTranslation('deposit')
  return (
    <Card
      flush
      ref={ref}
      title={t('list.title')}
      className="scroll-mt-[calc(var(--bar-top)+var(--ribbon)+16px)]"
    >
      <RequireRealAccount title={t('list.demo')}>
        <DepositRows onAgain={onAgain} />
      </RequireRealAccount>
    </Card>
  )
}

function DepositRows({ onAgain }: Pick<MyDepositsProps, 'onAgain'>) {
  const { t } = useTranslation('deposit')
  const deposits = useDeposits()
  return (
    <QueryView
      query={deposits}
      skeleton={<Skeleton lines={3} lineHeight={40} label={t('list.loading')} className="p-4" />}
      failed={t('list.failed')}
      unaffected={t('unaffected')}
      empty={<EmptyState title={t('list.empty')} body={t('list.emptyBody')} />}
    >
      {(rows) => (
        <>
          <ul aria-label={t('list.title')}>
            {rows.map((deposit) => (
              <DepositRow
                key={deposit.orderNo}
                deposit={deposit}
                onAgain={onAgain && (() => onAgain(deposit))}
              />
            ))}
          </ul>
          {deposits.hasMore ? <ShowMore list={deposits} /> : null}
        </>
      )}
    </QueryView>
  )
}

/** Own deposits, newest first. */
function useDeposits() {
  return usePages<Deposit>({
    key: ['deposits'],
    fetchPage: (client, pageNum) => listDeposits(client, { pageNum }),
    isLive: isWaiting,
  })
}

interface DepositRowProps {
  deposit: Deposit
  /** Absent while none can be reported. */
  onAgain?: (() => void) | undefined
}

/** One deposit: what was sent, what it is worth, what happened to it and why, and what to do when it was not credited. */
function DepositRow({ deposit, onAgain }: DepositRowProps) {
  const { t } = useTranslation(['deposit', 'money'])
  const { language } = useLanguage()
  const openSupport = useSupport()
  const fresh = useFreshRow<HTMLLIElement>(deposit.orderNo)
  const { orderNo, currency, network, amount, usdAmount, status, history } = deposit
  const worth = hasFailed(deposit) ? 'notAdded' : status === 'COMPLETED' ? 'added' : 'expected'
  const stateOf = (step: Pick<Deposit, 'status'>) =>
    hasFailed(step) ? 'failed' : isWaiting(step) && isWaiting(deposit) ? 'now' : 'done'

  return (
    <li {...fresh} className="@container border-b border-line px-4 py-3 last:border-0">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-3 @2xl:grid-cols-[minmax(0,1fr)_150px_minmax(0,1.4fr)]">
        <div className="min-w-0">
          <p className="font-strong">
            <Figure value={formatQuantity(amount)} unit={currency} />
          </p>
          <p className="text-12 text-muted">
            {t('form.network', { network })} · {t(`list.${worth}`)}{' '}
            <Figure value={formatMoney(usdAmount)} unit="USD" />
          </p>
          <RecordNumber value={orderNo} className="text-12 text-muted" />
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
