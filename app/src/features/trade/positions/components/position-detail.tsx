import { useGetPosition } from '@swx/sdk/react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { refetchWhile } from '#core/api/refetch-while.ts'
import { formatMoney, formatQuantity } from '#core/format/figures.ts'
import { useInstruments } from '#core/instruments/use-instruments.ts'
import { OrderDetail, OrderPage } from '#features/trade/shared/components/order-detail.tsx'
import { OrderTime, PriceFigure } from '#features/trade/shared/components/order-figures.tsx'
import { type Position, toPosition } from '#features/trade/shared/model/position.ts'
import { TextLink } from '#ui/data/text-link.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { PriceChange } from '#ui/figure/price-change.tsx'
import { RecordNumber } from '#ui/figure/record-number.tsx'
import { Button } from '#ui/form/button.tsx'
import { LossStop, PriceNow, Unrealised } from './position-cells.tsx'
import { PositionDialogs, type PositionTask } from './position-dialogs.tsx'

interface PositionDetailProps {
  orderNo: string
  /** Shown where there is no such position. */
  unknown: ReactNode
}

/** Everything about one position: its figures, its result, and what can be done while it is open. */
export function PositionDetail({ orderNo, unknown }: PositionDetailProps) {
  const { t } = useTranslation('orders')
  return (
    <OrderPage
      orderNo={orderNo}
      query={usePosition(orderNo)}
      loading={t('detail.loading')}
      failed={t('detail.failed')}
      unknown={unknown}
    >
      {(position) => <Detail position={position} />}
    </OrderPage>
  )
}

function Detail({ position }: { position: Position }) {
  const { t } = useTranslation('orders')
  const instrument = useInstruments([position.marketId]).get(position.marketId)
  const [task, setTask] = useState<PositionTask>()
  const { code, direction, partOf, isOpen, closedAt, closeReason, closeFee, closePrice } = position

  const price = (value: number | undefined) =>
    value === undefined ? t('position.none') : <PriceFigure price={value} instrument={instrument} />
  const money = (amount: string) => <Figure value={formatMoney(amount)} unit="USD" />
  const row = (key: string, label: string, value: ReactNode) => ({ key, label, value })
  /** A row for what is known of some positions only. */
  const rowOf = <Value,>(
    key: string,
    label: string,
    value: Value | undefined,
    show: (value: Value) => ReactNode,
  ) => (value === undefined ? [] : [row(key, label, show(value))])

  return (
    <>
      <OrderDetail
        orderNo={position.orderNo}
        note={position.note}
        name={
          <>
            <bdi>{code}</bdi> · {t(`direction.${direction}`)}{' '}
            <bdi dir="ltr">{formatQuantity(position.lots)}</bdi>
          </>
        }
        state={
          <Badge tone={isOpen ? 'info' : 'neutral'}>
            {t(isOpen ? 'detail.state.open' : 'detail.state.closed')}
          </Badge>
        }
        code={code}
        instrument={instrument}
        rows={[
          row('no', t('detail.orderNo'), <RecordNumber value={position.orderNo} />),
          ...rowOf('partOf', t('detail.partOf'), partOf, (no) => (
            <TextLink href={paths.orderDetail.href({ no })}>
              <RecordNumber value={no} />
            </TextLink>
          )),
          row('opened', t('detail.opened'), <OrderTime at={position.openedAt} />),
          row('open', t('position.column.open'), price(position.openPrice)),
          isOpen
            ? row('now', t('position.column.now'), <PriceNow position={position} instrument={instrument} />)
            : row('close', t('position.column.close'), price(closePrice)),
          ...rowOf('closed', t('detail.closed'), closedAt, (at) => <OrderTime at={at} />),
          ...rowOf('reason', t('position.column.reason'), closeReason, (reason) => t(`reason.${reason}`)),
          row('leverage', t('ticket.leverage'), <Figure value={`1:${position.leverage}`} />),
          row('margin', t('close.margin'), money(position.margin)),
          position.trailing === undefined
            ? row('sl', t('levels.stopLoss'), price(position.stopLoss))
            : row('trailing', t('levels.trailing'), <LossStop position={position} instrument={instrument} />),
          row('tp', t('levels.takeProfit'), price(position.takeProfit)),
          row('so', t('scenario.stopOut'), price(position.stopOut)),
          ...(isOpen
            ? [
                row(
                  'unrealised',
                  t('position.unrealised'),
                  <Unrealised position={position} instrument={instrument} />,
                ),
              ]
            : []),
          row('openFee', t('detail.openFee'), money(position.openFee)),
          ...rowOf('closeFee', t('detail.closeFee'), closeFee, money),
        ]}
        total={
          isOpen
            ? undefined
            : {
                label: t('detail.net'),
                value: <PriceChange text={formatMoney(position.net, { sign: true })} />,
              }
        }
        actions={
          isOpen ? (
            <>
              <Button onClick={() => setTask('close')}>{t('position.close')}</Button>
              <Button onClick={() => setTask('modify')}>{t('position.modify')}</Button>
            </>
          ) : null
        }
        history={position.history}
        wordOf={(status) => (status === 'OPEN' || status === 'CLOSED' ? t(`status.${status}`) : status)}
      />
      {isOpen || task !== undefined ? (
        <PositionDialogs
          position={position}
          hasEnded={!isOpen}
          task={task}
          onClose={() => setTask(undefined)}
        />
      ) : null}
    </>
  )
}

/** One position of the account in use, followed while it is open. */
function usePosition(orderNo: string) {
  return useGetPosition<Position>(
    { id: orderNo },
    {
      query: {
        select: toPosition,
        refetchInterval: refetchWhile((result) => result.status === 'OPEN'),
      },
    },
  )
}
