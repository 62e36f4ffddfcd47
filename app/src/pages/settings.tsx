import { AlertSetting, AlertSummary } from '#features/alerts/components/alert-setting.tsx'
import { GoogleCard } from '#features/auth/components/google-card.tsx'
import { reports } from '#features/events/lazy-app-events.ts'
import { SavingsSwitch } from '#features/income/components/savings-switch.tsx'
import { SettingsPage } from '#features/settings/components/settings-page.tsx'

/** `/profile/settings`: what a user may choose for the account, and how to leave with it. */
export function SettingsRoute() {
  return (
    <SettingsPage
      savings={(isOn) => <SavingsSwitch isOn={isOn} />}
      reports={reports ? <reports.Setting /> : null}
      google={(user) => <GoogleCard user={user} />}
      alerts={{ about: <AlertSummary />, open: <AlertSetting /> }}
    />
  )
}
