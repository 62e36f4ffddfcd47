import { Bell } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { useStore } from '#lib/store/create-store.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { type AlertSubject, alertStore, removeAlert } from '../model/alert-store.ts'
import type { PriceAlert } from '../model/price-alert.ts'
import { AlertForm } from './alert-form.tsx'
import { AlertItem, AlertList } from './alert-item.tsx'

export interface AlertsProps {
  /** The instrument to set an alert on; without one all alerts are listed. */
  subject?: AlertSubject | undefined
  /** A price that the user has pointed at, to begin with. */
  level?: number | undefined
  /** Called when the user goes to an instrument. */
  onLeave: () => void
}

/** The alerts of a visitor, which this browser keeps. */
export function PageAlerts({ subject, level, onLeave }: AlertsProps) {
  const { t } = useTranslation('alerts')
  const alerts = useStore(alertStore)
  const listed = subject ? alerts.filter(({ code }) => code === subject.code) : alerts
  return (
    <div className="grid gap-4">
      {subject ? <AlertForm subject={subject} level={level} /> : null}
      {listed.length > 0 ? (
        <PageAlertList alerts={listed} onLeave={onLeave} />
      ) : subject ? null : (
        <EmptyState icon={<Bell aria-hidden="true" />} title={t('empty')} body={t('emptyBody')} />
      )}
      <p className="text-12 text-muted">{t('local')}</p>
    </div>
  )
}

interface PageAlertListProps {
  alerts: readonly PriceAlert[]
  onLeave: () => void
}

/** Alerts of this browser that wait, and those that were reached with their time. */
export function PageAlertList({ alerts, onLeave }: PageAlertListProps) {
  const { t } = useTranslation('alerts')
  return (
    <AlertList>
      {alerts.map(({ id, code, category, instrumentId, side, level, decimals, reached }) => (
        <AlertItem
          key={id}
          id={id}
          code={code}
          to={paths.instrument.href({ code, type: category, id: instrumentId })}
          condition={t(`list.${side}`, { level, decimals })}
          reached={reached && t('list.reached', { time: reached.at, price: reached.price, decimals })}
          labels={{ remove: t('list.remove', { code, level, decimals }) }}
          onLeave={onLeave}
          onRemove={() => removeAlert(id)}
        />
      ))}
    </AlertList>
  )
}
