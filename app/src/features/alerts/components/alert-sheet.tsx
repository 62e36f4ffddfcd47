import { Bell, BellRing, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { useStore } from '#lib/store/create-store.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import type { LayerProps } from '#ui/overlay/lazy-layer.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { type AlertSubject, alertStore, removeAlert } from '../model/alert-store.ts'
import type { PriceAlert } from '../model/price-alert.ts'
import { AlertForm } from './alert-form.tsx'

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

interface AlertListProps {
  alerts: readonly PriceAlert[]
  /** Called when the user goes to an instrument. */
  onLeave: () => void
}

/** Alerts that wait, and those that were reached with their time. */
function AlertList({ alerts, onLeave }: AlertListProps) {
  const { t } = useTranslation('alerts')
  return (
    <ul aria-label={t('list.label')} className="divide-y divide-line border-y border-line">
      {alerts.map((alert) => (
        <AlertItem key={alert.id} alert={alert} onLeave={onLeave} />
      ))}
    </ul>
  )
}

function AlertItem({ alert, onLeave }: { alert: PriceAlert; onLeave: () => void }) {
  const { t } = useTranslation('alerts')
  const { id, code, category, instrumentId, side, decimals, reached } = alert

  return (
    <li className="flex items-center gap-3 py-1">
      <div className="min-w-0 flex-1">
        <Link
          to={paths.instrument.href({ code, type: category, id: instrumentId })}
          onClick={onLeave}
          className="font-strong"
        >
          <bdi>{code}</bdi>
        </Link>
        <p className="text-13 text-muted">{t(`list.${side}`, { level: alert.level, decimals })}</p>
        {reached ? (
          <Badge tone="info" icon={<BellRing aria-hidden="true" />} className="mt-1">
            {t('list.reached', {
              time: reached.at,
              price: reached.price,
              decimals,
            })}
          </Badge>
        ) : null}
      </div>
      <IconButton
        label={t('list.remove', { code, level: alert.level, decimals })}
        icon={<X className="size-5" aria-hidden="true" />}
        onClick={() => removeAlert(id)}
      />
    </li>
  )
}
