import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { livePrices } from '#core/live-prices/store.ts'
import { toast } from '#ui/feedback/toast.ts'
import { alertStore, markAlertsRead, reachAlerts } from '../model/alert-store.ts'
import type { PriceAlert } from '../model/price-alert.ts'

export interface AlertWatcherProps {
  /** The user does not want to hear of alerts: those that are reached only say so in their own list. */
  isQuiet: boolean
}

/** Follows the feed for all alerts and tells the user, on whatever page, when one is reached. */
export function AlertWatcher({ isQuiet }: AlertWatcherProps) {
  const { t } = useTranslation('alerts')
  const navigate = useNavigate()

  useEffect(() => {
    const tell = ({ code, category, instrumentId, level, decimals, side }: PriceAlert) =>
      toast(t(`reached.${side}`, { code, level, decimals }), {
        action: {
          label: t('reached.show'),
          run: () => navigate(paths.instrument.href({ code, type: category, id: instrumentId })),
        },
      })
    const take = (code: string, price: number, at = livePrices.marketNow()) => {
      const reached = reachAlerts({ code, price, at })
      if (isQuiet) markAlertsRead(reached.map(({ id }) => id))
      else reached.forEach(tell)
    }
    // A price that came before this was there to hear it, and stays, is not sent again.
    for (const { code } of alertStore.get()) {
      const known = livePrices.newest(code)
      if (known) take(code, known.price, known.time)
    }
    return livePrices.onItems((items) => {
      for (const { code, price, t } of items) take(code, price, t)
    })
  }, [t, navigate, isQuiet])

  return null
}
