import { useGetMarketInfo } from '@swx/sdk/react'
import { useTranslation } from 'react-i18next'
import { QueryView } from '#core/api/query-view.tsx'
import { type Instrument, toInstrument } from '#core/instruments/instrument.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import type { AccountAlert } from '../model/account-alert.ts'
import type { AlertSubject } from '../model/alert-store.ts'
import { AccountAlertForm } from './account-alert-form.tsx'

export interface ChangeAlertProps {
  alert: AccountAlert
  /** Its instrument, where the page knows it. */
  subject: AlertSubject | undefined
  onDone: () => void
}

/** Changes an alert; in a list of all instruments its own is asked for first. */
export function ChangeAlert({ alert, subject, onDone }: ChangeAlertProps) {
  const { t } = useTranslation('alerts')
  const asked = useGetMarketInfo<Instrument>(
    { id: alert.marketId },
    { query: { enabled: subject === undefined, select: toInstrument } },
  )
  return (
    <QueryView
      query={subject === undefined ? asked : { ...asked, data: subject, error: null }}
      skeleton={<Skeleton lines={4} lineHeight={32} label={t('loading')} />}
      failed={t('failed')}
    >
      {(instrument) => <AccountAlertForm subject={instrument} alert={alert} onDone={onDone} />}
    </QueryView>
  )
}
