import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '#ui/feedback/toast.ts'
import { useMoveAlerts } from '../api/use-move-alerts.ts'

/** Offers a user who has just logged in to move the alerts of this browser into the account. */
export function AlertMoveOffer() {
  const { t } = useTranslation('alerts')
  const { number, move } = useMoveAlerts()
  const offer = useEffectEvent(() => {
    if (number === 0) return
    toast(t('move.body', { number }), { action: { label: t('move.action'), run: move }, waits: true })
  })
  useEffect(() => offer(), [])
  return null
}
