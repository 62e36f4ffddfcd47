import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Note } from '../../ui/note.tsx'
import { RefusalNotice } from '../refusal/refusal-notice.tsx'
import { PaymentLockDialog } from './payment-lock-dialog.tsx'
import type { MoneyAction } from './use-money-action.ts'

/** Props of {@link MoneyOutcome}. */
export interface MoneyOutcomeProps {
  action: Pick<MoneyAction<never>, 'state' | 'retry' | 'dismiss'>
  /** Address of the list in which the reader finds out whether it was booked. */
  list: string
  /** Called when the reader goes to the list, such as to close the sheet. */
  onLeave?: (() => void) | undefined
}

/**
 * What an attempt to move money has to say, beside its confirm button: locked, refused, or without an answer. After
 * a time-out it says neither failed nor done; the retry sends the same again and cannot book twice.
 */
export function MoneyOutcome({ action, list, onLeave }: MoneyOutcomeProps) {
  const { t } = useTranslation(['money', 'common'])
  const { state, retry, dismiss } = action

  if (state.phase === 'locked') return <PaymentLockDialog open lock={state.lock} onClose={dismiss} />
  if (state.phase === 'refused') return <RefusalNotice error={state.error} />
  if (state.phase === 'unchecked') {
    return (
      <Note tone="danger" role="alert">
        <p>{t('unchecked')}</p>
        <Button size="sm" className="mt-2" onClick={retry}>
          {t('common:action.retry')}
        </Button>
      </Note>
    )
  }
  if (state.phase === 'uncertain') {
    return (
      <Note tone="warn" role="alert">
        <p className="font-strong">{t('uncertain.title')}</p>
        <p>{t('uncertain.body')}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <LinkButton to={list} size="sm" variant="primary" onClick={() => onLeave?.()}>
            {t('uncertain.list')}
          </LinkButton>
          <Button size="sm" onClick={retry}>
            {t('uncertain.retry')}
          </Button>
          <Button size="sm" variant="text" onClick={dismiss}>
            {t('uncertain.settled')}
          </Button>
        </div>
      </Note>
    )
  }
  return null
}
