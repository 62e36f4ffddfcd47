import { useGetInstrument } from '@swx/sdk/react'
import { useTranslation } from 'react-i18next'
import { QueryView } from '#core/api/query-view.tsx'
import { type Instrument, toInstrument } from '#core/instruments/instrument.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import type { AlertSubject } from '../model/alert-store.ts'
import { AccountAlertForm, type AccountAlertFormProps } from './account-alert-form.tsx'

export interface AskedAlertFormProps extends Omit<AccountAlertFormProps, 'subject'> {
  /** Id of the instrument. */
  marketId: string
  /** The instrument, where the page knows it. */
  subject?: AlertSubject | undefined
}

/** Sets an alert or changes one; an instrument that the page does not know is asked for first. */
export function AskedAlertForm({ marketId, subject, ...form }: AskedAlertFormProps) {
  const { t } = useTranslation('alerts')
  const asked = useGetInstrument<Instrument>(
    { id: marketId },
    { query: { enabled: subject === undefined, select: toInstrument } },
  )
  return (
    <QueryView
      query={subject === undefined ? asked : { ...asked, data: subject, error: null }}
      skeleton={<Skeleton lines={4} lineHeight={32} label={t('loading')} />}
      failed={t('failed')}
    >
      {(instrument) => <AccountAlertForm subject={instrument} {...form} />}
    </QueryView>
  )
}
