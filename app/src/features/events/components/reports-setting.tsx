import { useTranslation } from 'react-i18next'
import { useStore } from '#lib/store/create-store.ts'
import { Switch } from '#ui/form/switch.tsx'
import { Card } from '#ui/layout/card.tsx'
import { chooseConsent, consentStore, reportsHost } from '../model/consent.ts'

/** Takes back, or gives, what was said of reports. */
export function ReportsSetting() {
  const { t } = useTranslation('operator')
  const consent = useStore(consentStore)
  return (
    <Card title={t('reports.title')} className="grid gap-2">
      <p className="text-13 text-muted">{t('reports.body', { host: reportsHost() })}</p>
      <Switch
        label={t('reports.yes')}
        checked={consent === 'yes'}
        onChange={(isOn) => chooseConsent(isOn ? 'yes' : 'no')}
      />
    </Card>
  )
}
