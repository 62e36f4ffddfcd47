import { useGetOrderById } from '@swx/sdk/react'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { useMode } from '#core/account-mode/use-mode.ts'
import { refetchWhile } from '#core/api/refetch-while.ts'
import { hasErrorKey } from '#core/errors/error-message.ts'
import { ErrorState } from '#core/errors/error-state.tsx'
import { formatMoney } from '#core/format/figures.ts'
import { formatDateTime } from '#core/format/format-time.ts'
import { useInstruments } from '#core/instruments/use-instruments.ts'
import { SimulatedBadge } from '#core/live-prices/simulated-badge.tsx'
import { StatusTimeline } from '#features/trade/shared/components/status-timeline.tsx'
import { type Position, toPosition } from '#features/trade/shared/model/position.ts'
import { CostList } from '#ui/data/cost-list.tsx'
import { TextLink } from '#ui/data/text-link.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { PriceChange } from '#ui/figure/price-change.tsx'
import { Button } from '#ui/form/button.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { CloseDialog } from './close-dialog.tsx'
import { ModifyDialog } from './lazy-modify-dialog.ts'
import { PriceFigure, PriceNow, Unrealised } from './position-cells.tsx'

interface PositionDetailProps {
  orderNo: string
  /** Stands in where there is no such position. */
  unknown: ReactNode
}

/** Everything about one position: its figures, what became of it, and what can be done while it is open. */
export function PositionDetail({ orderNo, unknown }: PositionDetailProps) {
  const { t, i18n } = useTranslation('orders')
  const { mode } = useMode()
  const answer = usePosition(orderNo)
  const position = answer.data
  const instruments = useInstruments(position ? [position.marketId] : [])
  const [task, setTask] = useState<'modify' | 'close'>()

  if (answer.isPending) return <Skeleton lines={8} label={t('detail.loading')} className="card p-4" />
  if (hasErrorKey(answer.error, 'recordNotFound')) return unknown
  if (!position) {
    return (
      <section className="card">
        <h1 className="sr-only">{orderNo}</h1>
        <ErrorState error={answer.error} title={t('detail.failed')} onRetry={answer.refetch} />
      </section>
    )
  }
  const instrument = instruments.get(position.marketId)
  const price = (value: number | undefined) =>
    value === undefined ? t('position.none') : <PriceFigure price={value} instrument={instrument} />
  const money = (amount: string) => <Figure value={formatMoney(amount)} unit="USD" />
  const time = (at: string) => (
    <bdi className="whitespace-nowrap tabular-nums">{formatDateTime(at, i18n.language)}</bdi>
  )
  const leave = () => setTask(undefined)
  const { code, direction, isOpen, closedAt, closeReason, closeFee, closePrice } = position

  const name = (
    <>
      <bdi>{code}</bdi> · {t(`direction.${direction}`)} <bdi dir="ltr">{position.lots}</bdi>
    </>
  )

  return (
    <>
      <PageHeading
        title={name}
        beside={
          <>
            <Badge tone={isOpen ? 'info' : 'neutral'}>
              {t(isOpen ? 'detail.state.open' : 'detail.state.closed')}
            </Badge>
            <ModeBadge mode={mode} />
          </>
        }
        aside={instrument?.isSimulated ? <SimulatedBadge /> : null}
      />
      <Card>
        <p aria-hidden="true" className="hidden text-16 font-strong on-mobile:block">
          {name}
        </p>
        <CostList
          rows={[
            { key: 'no', label: t('detail.orderNo'), value: <Figure value={position.orderNo} /> },
            ...(position.partOf === undefined
              ? []
              : [
                  {
                    key: 'partOf',
                    label: t('detail.partOf'),
                    value: <PositionNumber no={position.partOf} />,
                  },
                ]),
            { key: 'opened', label: t('detail.opened'), value: time(position.openedAt) },
            { key: 'open', label: t('position.column.open'), value: price(position.openPrice) },
            isOpen
              ? {
                  key: 'now',
                  label: t('position.column.now'),
                  value: <PriceNow position={position} instrument={instrument} />,
                }
              : { key: 'close', label: t('position.column.close'), value: price(closePrice) },
            ...(closedAt === undefined
              ? []
              : [{ key: 'closed', label: t('detail.closed'), value: time(closedAt) }]),
            ...(closeReason === undefined
              ? []
              : [{ key: 'reason', label: t('position.column.reason'), value: t(`reason.${closeReason}`) }]),
            {
              key: 'leverage',
              label: t('ticket.leverage'),
              value: <Figure value={`1:${position.leverage}`} />,
            },
            { key: 'margin', label: t('close.margin'), value: money(position.margin) },
            { key: 'sl', label: t('levels.stopLoss'), value: price(position.stopLoss) },
            { key: 'tp', label: t('levels.takeProfit'), value: price(position.takeProfit) },
            { key: 'so', label: t('scenario.stopOut'), value: price(position.stopOut) },
            ...(isOpen
              ? [
                  {
                    key: 'unrealised',
                    label: t('position.unrealised'),
                    value: <Unrealised position={position} instrument={instrument} />,
                  },
                ]
              : []),
            { key: 'openFee', label: t('detail.openFee'), value: money(position.openFee) },
            ...(closeFee === undefined
              ? []
              : [{ key: 'closeFee', label: t('detail.closeFee'), value: money(closeFee) }]),
          ]}
          total={
            isOpen
              ? undefined
              : {
                  label: t('detail.net'),
                  value: <PriceChange text={formatMoney(position.net, { sign: true })} />,
                }
          }
        />
        <div className="flex flex-wrap gap-2">
          {isOpen && instrument ? (
            <>
              <Button onClick={() => setTask('close')}>{t('position.close')}</Button>
              <Button onClick={() => setTask('modify')}>{t('position.modify')}</Button>
            </>
          ) : null}
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
      <Card title={t('detail.history')}>
        <StatusTimeline
          history={position.history}
          wordOf={(status) => (status === 'OPEN' || status === 'CLOSED' ? t(`status.${status}`) : status)}
        />
      </Card>
      {/* A position that has been closed still has its dialog, which says so. */}
      {instrument && (isOpen || task === 'close') ? (
        <Suspense fallback={null}>
          <ModifyDialog
            key={task}
            open={task === 'modify'}
            onClose={leave}
            position={position}
            instrument={instrument}
          />
          <CloseDialog open={task === 'close'} onClose={leave} position={position} instrument={instrument} />
        </Suspense>
      ) : null}
    </>
  )
}

/** One position of the account in use, followed while it is open. */
function usePosition(orderNo: string) {
  return useGetOrderById<Position>(
    { id: orderNo },
    {
      query: {
        select: toPosition,
        refetchInterval: refetchWhile((result) => result.status === 'OPEN'),
      },
    },
  )
}

/** The number of another position; leads to it. */
function PositionNumber({ no }: { no: string }) {
  return (
    <TextLink href={paths.orderDetail.href({ no })}>
      <Figure value={no} />
    </TextLink>
  )
}
