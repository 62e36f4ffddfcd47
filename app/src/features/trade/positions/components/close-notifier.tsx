import { getOrderById } from '@swx/sdk'
import { useSwxClient } from '@swx/sdk/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney, isolateFigure } from '#core/format/figures.ts'
import { toPosition } from '#features/trade/shared/model/position.ts'
import { useRemovedItems } from '#features/trade/shared/model/use-removed-items.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useOpenPositions } from '../api/use-open-positions.ts'

/** Tells the user when a stop closed one of their positions. */
export function CloseNotifier() {
  const { t } = useTranslation('orders')
  const client = useSwxClient()
  const rows = useOpenPositions().data?.rows
  const orderNos = useMemo(() => rows?.map(({ orderNo }) => orderNo), [rows])

  useRemovedItems(orderNos, async (id) => {
    // Without an answer the list of closed positions says it as well.
    const order = await getOrderById(client, { id }, { cache: 'reload' }).catch(() => undefined)
    if (!order) return
    const { code, closeReason, net } = toPosition(order)
    if (closeReason === undefined || closeReason === 'USER') return
    toast(
      t('close.byItself', {
        code: isolateFigure(code),
        reason: t(`reason.${closeReason}`),
        net: isolateFigure(formatMoney(net, { sign: true })),
      }),
    )
  })
  return null
}
