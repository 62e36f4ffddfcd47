import { addDecimals } from '@swx/sdk/money'
import { useCancelWaitingOrder, useSwxClient } from '@swx/sdk/react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { ModeButton } from '#core/account-mode/mode-button.tsx'
import { useMode } from '#core/account-mode/use-mode.ts'
import { hasErrorKey, useErrorText } from '#core/errors/error-message.ts'
import { formatMoney } from '#core/format/figures.ts'
import { useInstruments } from '#core/instruments/use-instruments.ts'
import { PriceFigure } from '#features/trade/shared/components/order-figures.tsx'
import { useOnline } from '#lib/device/use-online.ts'
import { CostList } from '#ui/data/cost-list.tsx'
import { TextLink } from '#ui/data/text-link.tsx'
import { LiveRegion } from '#ui/feedback/live-region.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Figure } from '#ui/figure/figure.tsx'
import { Button } from '#ui/form/button.tsx'
import { Dialog, dialogParts } from '#ui/overlay/dialog.tsx'
import type { LayerProps } from '#ui/overlay/lazy-layer.tsx'
import { findWaitingOrder } from '../api/use-waiting-orders.ts'
import type { WaitingOrder } from '../model/waiting-order.ts'

interface CancelDialogProps extends LayerProps {
  orders: readonly WaitingOrder[]
}

/** An order that was not cancelled: how it had ended before, or why the server could not be asked. */
type NotCancelled = { readonly ended: WaitingOrder } | { readonly error: unknown }

/** Cancels waiting orders after one review: each with what is released, then those that were not cancelled and why. */
export function CancelDialog({ open, onClose, orders }: CancelDialogProps) {
  const { t } = useTranslation(['waiting', 'orders', 'common'])
  const { mode } = useMode()
  const isOnline = useOnline()
  const client = useSwxClient()
  const cancel = useCancelWaitingOrder()
  // What was sent stays as the user saw it: cancelled orders leave the list.
  const [sent, setSent] = useState<readonly WaitingOrder[]>()
  const [isBusy, setIsBusy] = useState(false)
  const [failed, setFailed] = useState<ReadonlyMap<string, NotCancelled>>(new Map())
  const rows = sent ?? orders
  const left = rows.filter(({ orderNo }) => {
    const outcome = failed.get(orderNo)
    return outcome !== undefined && 'error' in outcome
  })

  const leave = () => {
    setSent(undefined)
    setFailed(new Map())
    onClose()
  }
  const cancelOne = async (order: WaitingOrder): Promise<NotCancelled | undefined> => {
    try {
      await cancel.mutateAsync({ data: { orderNo: order.orderNo } })
      return undefined
    } catch (error) {
      if (!hasErrorKey(error, 'orderNotWaiting')) return { error }
      // It ended on its way here: filled, expired, or cancelled in another tab.
      const ended = await findWaitingOrder(client, order.orderNo).catch(() => undefined)
      return ended ? { ended } : { error }
    }
  }
  const send = async (chosen: readonly WaitingOrder[]) => {
    setSent(rows)
    setIsBusy(true)
    const outcomes = new Map(failed)
    for (const order of chosen) {
      const outcome = await cancelOne(order)
      if (outcome) outcomes.set(order.orderNo, outcome)
      else outcomes.delete(order.orderNo)
    }
    setIsBusy(false)
    setFailed(outcomes)
    if (outcomes.size > 0) return
    toast(t('cancelled', { count: rows.length }))
    leave()
  }
  const id = useId()
  const parts = { ...dialogParts(id), orders: `${id}-orders` }
  const held = addDecimals('0.00', ...rows.map((order) => order.held))
  const isDone = sent !== undefined && !isBusy && left.length === 0

  return (
    <Dialog
      id={id}
      open={open}
      onClose={leave}
      title={t('cancelDialog.title', { count: rows.length })}
      aside={<ModeBadge mode={mode} />}
      sum={
        sent ? null : (
          <CostList
            rows={[]}
            total={{
              label: t('cancelDialog.released'),
              value: <Figure value={formatMoney(held)} unit="USD" />,
            }}
          />
        )
      }
      actions={
        <>
          {/* It has the focus first, and not every screen reader says what stands around it. */}
          <Button
            wraps
            size="lg"
            data-autofocus=""
            aria-describedby={`${parts.title} ${parts.orders} ${parts.sum}`}
            onClick={leave}
          >
            {t(isDone ? 'orders:all.leave' : 'cancelDialog.keep')}
          </Button>
          {isDone ? null : (
            <ModeButton
              mode={mode}
              busy={isBusy}
              disabled={!isOnline || rows.length === 0}
              onClick={() => void send(sent ? left : rows)}
            >
              {sent && left.length > 0
                ? t('orders:all.retry', { count: left.length })
                : t('cancelDialog.confirm', { count: rows.length })}
            </ModeButton>
          )}
        </>
      }
    >
      <ul id={parts.orders} className="grid divide-y divide-line border-y border-line">
        {rows.map((order) => (
          <CancelledItem key={order.orderNo} order={order} outcome={failed.get(order.orderNo)} />
        ))}
      </ul>
      {sent ? null : <p className="text-13 text-muted">{t('cancelDialog.note')}</p>}
      {isOnline ? null : <Note role="status">{t('common:offline.nothingKept')}</Note>}
    </Dialog>
  )
}

interface CancelledItemProps {
  order: WaitingOrder
  outcome: NotCancelled | undefined
}

function CancelledItem({ order, outcome }: CancelledItemProps) {
  const { t } = useTranslation(['waiting', 'orders'])
  const errorText = useErrorText()
  const instrument = useInstruments([order.marketId]).get(order.marketId)
  return (
    <li className="grid gap-0.5 py-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>
          <bdi className="font-strong">{order.code}</bdi>{' '}
          <span className="text-12 text-muted">
            {t('name', { order: t(`orders:entry.order.${order.type}.${order.direction}`), lots: order.lots })}
          </span>
        </span>
        <span className="flex items-baseline gap-3">
          <span className="text-12 text-muted">
            <PriceFigure price={order.trigger} instrument={instrument} />
          </span>
          <Figure value={formatMoney(order.held)} unit="USD" className="font-strong" />
        </span>
      </p>
      <LiveRegion className="text-12 text-danger">
        {outcome === undefined ? null : 'error' in outcome ? (
          errorText(outcome.error)
        ) : (
          <>
            {t(`meanwhile.${outcome.ended.status}`)}{' '}
            {outcome.ended.filledOrderNo === undefined ? null : (
              <TextLink href={paths.orderDetail.href({ no: outcome.ended.filledOrderNo })}>
                {t('toPosition')}
              </TextLink>
            )}
          </>
        )}
      </LiveRegion>
    </li>
  )
}
