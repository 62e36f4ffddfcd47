import { useSwxClient } from '@swx/sdk/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useRemovedItems } from '#features/trade/shared/model/use-removed-items.ts'
import { formatDecimal } from '#lib/i18n/format-decimal.ts'
import { toast } from '#ui/feedback/toast.ts'
import { findWaitingOrder, useWaitingOrders } from '../api/use-waiting-orders.ts'

/** Tells the user when one of their waiting orders was filled, or ended in another way than by the user. */
export function WaitingNotifier() {
  const { t } = useTranslation(['waiting', 'orders'])
  const client = useSwxClient()
  const rows = useWaitingOrders().data?.rows
  const orderNos = useMemo(() => rows?.map(({ orderNo }) => orderNo), [rows])

  useRemovedItems(orderNos, async (orderNo) => {
    // Without an answer the list of ended orders says it as well.
    const order = await findWaitingOrder(client, orderNo).catch(() => undefined)
    if (!order || order.status === 'WAITING' || order.reason === 'USER') return
    const name = t(`orders:entry.order.${order.type}.${order.direction}`)
    const values = { order: name, lots: order.lots, code: order.code }
    toast(
      order.status === 'FILLED'
        ? t('told.filled', { ...values, price: formatDecimal(order.filledPrice ?? order.trigger) })
        : t('told.ended', {
            ...values,
            status: t(`status.${order.status}`),
            reason: order.reason === undefined ? '' : t(`reason.${order.reason}`),
          }),
    )
  })
  return null
}
