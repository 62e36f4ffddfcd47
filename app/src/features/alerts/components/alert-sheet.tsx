import { Bell } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useStore } from '#lib/store/create-store.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import type { LayerProps } from '#ui/overlay/lazy-layer.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { type AlertSubject, alertStore } from '../model/alert-store.ts'
import { AlertForm } from './alert-form.tsx'
import { AlertList } from './alert-list.tsx'

export interface AlertSheetProps extends LayerProps {
  /** The instrument to set an alert on; without one all alerts are listed. */
  subject?: AlertSubject | undefined
  /** A price that the user has pointed at, to begin with. */
  level?: number | undefined
}

/** Sets alerts on an instrument and lists them; or lists those of all instruments. */
export function AlertSheet({ open, onClose, subject, level }: AlertSheetProps) {
  const { t } = useTranslation('alerts')
  const alerts = useStore(alertStore)
  const listed = subject ? alerts.filter(({ code }) => code === subject.code) : alerts

  return (
    <Sheet open={open} onClose={onClose} title={subject ? t('title', { code: subject.code }) : t('titleAll')}>
      <div className="grid gap-4">
        {subject ? <AlertForm subject={subject} level={level} /> : null}
        {listed.length > 0 ? (
          <AlertList alerts={listed} onLeave={onClose} />
        ) : subject ? null : (
          <EmptyState icon={<Bell aria-hidden="true" />} title={t('empty')} body={t('emptyBody')} />
        )}
        <p className="text-12 text-muted">{t('local')}</p>
      </div>
    </Sheet>
  )
}
