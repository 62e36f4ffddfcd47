import { useTranslation } from 'react-i18next'
import { useStore } from '#lib/store/create-store.ts'
import { Note } from '#ui/feedback/note.tsx'
import { Button } from '#ui/form/button.tsx'
import { useMoveAlerts } from '../api/use-move-alerts.ts'
import { alertStore } from '../model/alert-store.ts'
import { PageAlertList } from './page-alerts.tsx'

/** What this browser kept of alerts before the user logged in, with the button that moves those into the account. */
export function MoveAlerts({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('alerts')
  const alerts = useStore(alertStore)
  const { number, isMoving, move } = useMoveAlerts()
  if (alerts.length === 0) return null
  return (
    <section aria-label={t('move.title')} className="grid gap-2">
      {number > 0 ? (
        <Note tone="info">
          <p>{t('move.body', { number })}</p>
          <Button size="sm" className="mt-2" busy={isMoving} onClick={move}>
            {t('move.action')}
          </Button>
        </Note>
      ) : null}
      <PageAlertList alerts={alerts} onLeave={onLeave} />
    </section>
  )
}
