import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/form/button.tsx'
import { useAccountAlerts } from '../api/use-account-alerts.ts'
import { LazyAlertSheet } from './alert-button.tsx'

/** How many alerts of the account wait and how many were reached. */
export function AlertSummary() {
  const { t } = useTranslation('alerts')
  const { data } = useAccountAlerts()
  if (data === undefined) return null
  return t('setting.about', {
    waiting: data.filter(({ active }) => active).length,
    reached: data.filter(({ lastFiredAt }) => lastFiredAt !== undefined).length,
  })
}

/** Opens the alerts of all instruments. */
export function AlertSetting() {
  const { t } = useTranslation('alerts')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('setting.open')}
      </Button>
      <LazyAlertSheet open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
