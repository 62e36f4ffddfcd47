import { BellRing, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { removeAlert } from '../model/alert-store.ts'
import type { PriceAlert } from '../model/price-alert.ts'

interface AlertListProps {
  alerts: readonly PriceAlert[]
  /** Called when the user goes to an instrument. */
  onLeave: () => void
}

/** Alerts that wait, and those that were reached with their time. */
export function AlertList({ alerts, onLeave }: AlertListProps) {
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
