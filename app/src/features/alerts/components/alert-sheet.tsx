import { useTranslation } from 'react-i18next'
import { useSession } from '#core/session/use-session.ts'
import type { LayerProps } from '#ui/overlay/lazy-layer.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { AccountAlerts } from './account-alerts.tsx'
import { type AlertsProps, PageAlerts } from './page-alerts.tsx'

export interface AlertSheetProps extends LayerProps, Omit<AlertsProps, 'onLeave'> {}

/** Sets alerts on an instrument and lists them; or lists those of all instruments. A user's are kept by the server. */
export function AlertSheet({ open, onClose, subject, level }: AlertSheetProps) {
  const { t } = useTranslation('alerts')
  const { isLoggedIn } = useSession()
  const Alerts = isLoggedIn ? AccountAlerts : PageAlerts

  return (
    <Sheet open={open} onClose={onClose} title={subject ? t('title', { code: subject.code }) : t('titleAll')}>
      <Alerts subject={subject} level={level} onLeave={onClose} />
    </Sheet>
  )
}
