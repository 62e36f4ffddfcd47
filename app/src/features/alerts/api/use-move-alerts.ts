import { useSetAlert } from '@swx/sdk/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from '#lib/store/create-store.ts'
import { toast } from '#ui/feedback/toast.ts'
import { alertStore, removeAlert } from '../model/alert-store.ts'

/** The alerts of this browser that still wait, and the way to move them into the account. Those the account does not take stay here. */
export function useMoveAlerts() {
  const { t } = useTranslation('alerts')
  const set = useSetAlert()
  const [isMoving, setIsMoving] = useState(false)
  const waiting = useStore(alertStore).filter(({ reached }) => reached === undefined)

  const move = async () => {
    setIsMoving(true)
    let moved = 0
    for (const { id, code, level, side } of waiting.toReversed()) {
      const kind = side === 'rises' ? 'PRICE_ABOVE' : 'PRICE_BELOW'
      const isKept = await set.mutateAsync({ data: { code, kind, value: level, repeat: 'ONCE' } }).then(
        () => true,
        () => false,
      )
      if (!isKept) continue
      removeAlert(id)
      moved += 1
    }
    setIsMoving(false)
    const left = waiting.length - moved
    if (left === 0) toast(t('move.done', { number: moved }))
    else toast(t('move.left', { number: left }), { tone: 'alert' })
  }
  return { number: waiting.length, isMoving, move }
}
