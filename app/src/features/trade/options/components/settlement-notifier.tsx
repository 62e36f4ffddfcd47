import { getOptionsOrderById } from '@swx/sdk'
import { useSwxClient } from '@swx/sdk/react'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney, isolateFigure } from '#core/format/figures.ts'
import { livePrices } from '#core/live-prices/store.ts'
import { useRemovedItems } from '#features/trade/shared/model/use-removed-items.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useOpenOptions } from '../api/use-open-options.ts'

/** While the time of an option is over and it is not settled yet, its list is asked for this often. */
const POLL_MS = 1_000

/** Tells the user how each of their options was settled. */
export function SettlementNotifier() {
  const { t } = useTranslation('options')
  const client = useSwxClient()
  const { data: rows, refetch } = useOpenOptions()
  const orderNos = useMemo(() => rows?.map(({ orderNo }) => orderNo), [rows])

  useEffect(() => {
    if (!rows?.length) return
    const timer = setInterval(() => {
      const now = livePrices.marketNow()
      if (rows.some(({ expiresAt }) => expiresAt <= now)) void refetch()
    }, POLL_MS)
    return () => clearInterval(timer)
  }, [rows, refetch])

  useRemovedItems(orderNos, async (id) => {
    // Without an answer the list says it as well.
    const option = await getOptionsOrderById(client, { id }, { cache: 'reload' }).catch(() => undefined)
    if (!option || option.status === 'OPEN') return
    toast(
      t(`settled.${option.status}`, {
        code: isolateFigure(option.code),
        amount: isolateFigure(formatMoney(option.profit ?? '0.00', { sign: true })),
      }),
    )
  })
  return null
}
