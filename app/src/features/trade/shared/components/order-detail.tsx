import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { useMode } from '#core/account-mode/use-mode.ts'
import { QueryView, type QueryViewProps } from '#core/api/query-view.tsx'
import { hasErrorKey } from '#core/errors/error-message.ts'
import { formatDateTime } from '#core/format/format-time.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { SimulatedBadge } from '#core/live-prices/simulated-badge.tsx'
import { CostList, type CostListProps } from '#ui/data/cost-list.tsx'
import { Timeline } from '#ui/data/timeline.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { TradeNote } from './trade-note.tsx'

interface OrderPageProps<Order> {
  orderNo: string
  query: QueryViewProps<Order>['query']
  loading: string
  failed: string
  /** Shown where there is no such order. */
  unknown: ReactNode
  children: (order: Order) => ReactNode
}

/** A page about one position or option, once it is known. */
export function OrderPage<Order>({
  orderNo,
  query,
  loading,
  failed,
  unknown,
  children,
}: OrderPageProps<Order>) {
  if (hasErrorKey(query.error, 'recordNotFound')) return unknown
  const data = 'rows' in query ? query.rows : query.data
  return (
    <>
      {query.error && data === undefined ? <h1 className="sr-only">{orderNo}</h1> : null}
      <QueryView query={query} card skeleton={<Skeleton lines={8} label={loading} />} failed={failed}>
        {children}
      </QueryView>
    </>
  )
}

interface OrderDetailProps extends CostListProps {
  orderNo: string
  /** The user's own. */
  note: string | undefined
  name: ReactNode
  /** How it stands, beside the name. */
  state: ReactNode
  code: string
  /** Undefined while it is loading, or where it is not listed any more. */
  instrument: Instrument | undefined
  /** What can be done with it. */
  actions?: ReactNode
  history: readonly { readonly status: string; readonly at: string; readonly reason?: string | undefined }[]
  /** The user's word for a status; a status without one is shown as it came. */
  wordOf: (status: string) => string
}

/** Everything about one position or option: its figures, what can be done, and each status with its time. */
export function OrderDetail({
  orderNo,
  note,
  name,
  state,
  code,
  instrument,
  actions,
  history,
  wordOf,
  ...figures
}: OrderDetailProps) {
  const { t, i18n } = useTranslation('orders')
  const { mode } = useMode()
  return (
    <>
      <PageHeading
        title={name}
        beside={
          <>
            {state}
            <ModeBadge mode={mode} />
          </>
        }
        aside={instrument?.isSimulated ? <SimulatedBadge /> : null}
      />
      <Card>
        <p aria-hidden="true" className="hidden text-16 font-strong on-mobile:block">
          {name}
        </p>
        <CostList {...figures} />
        <div className="flex flex-wrap gap-2 empty:hidden">
          {actions}
          {instrument ? (
            <LinkButton
              variant="text"
              to={paths.instrument.href({ code, type: instrument.category, id: instrument.id })}
            >
              {t('detail.chart')}
            </LinkButton>
          ) : null}
        </div>
      </Card>
      <TradeNote orderNo={orderNo} note={note} />
      <Card title={t('detail.history')}>
        <Timeline
          steps={history.map(({ status, at, reason }) => ({
            key: `${status} ${at}`,
            title: wordOf(status),
            time: <bdi className="tabular-nums">{formatDateTime(at, i18n.language)} UTC</bdi>,
            note: reason,
          }))}
        />
      </Card>
    </>
  )
}
