import { clsx } from 'clsx'
import { Bell, BellRing } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { preloadTexts } from '#lib/i18n/i18n.ts'
import { useStore } from '#lib/store/create-store.ts'
import { IconButton } from '#ui/form/icon-button.tsx'
import { lazyLayer } from '#ui/overlay/lazy-layer.tsx'
import { useAccountAlerts } from '../api/use-account-alerts.ts'
import { type AlertSubject, alertStore } from '../model/alert-store.ts'

/** Fetched when it is first opened: most who look at prices set no alert. */
export const LazyAlertSheet = lazyLayer(
  async () => (await import('./alert-sheet.tsx')).AlertSheet,
  () => preloadTexts(['alerts', 'market', 'money', 'errors']),
)

export interface AlertButtonProps {
  /** The instrument; without one the button leads to all alerts. */
  subject?: AlertSubject | undefined
  /** Framed, to stand beside other buttons. */
  isFramed?: boolean | undefined
  /** Where the page has the alerts itself, which then stay open when the button goes. */
  onOpen?: (() => void) | undefined
}

/** A bell that opens the price alerts; it rings while one of them has been reached. */
export function AlertButton({ subject, isFramed = false, onOpen }: AlertButtonProps) {
  const { t } = useTranslation('alerts')
  const [isOpen, setIsOpen] = useState(false)
  const isOn = ({ code }: { readonly code: string }) => subject === undefined || code === subject.code
  const ofPage = useStore(alertStore).filter(isOn)
  const ofAccount = useAccountAlerts().data?.filter(isOn) ?? []
  const count = ofPage.length + ofAccount.length
  const hasReached = ofPage.some(({ reached }) => reached) || ofAccount.some(({ active }) => !active)
  const Icon = hasReached ? BellRing : Bell
  const label = subject ? t('title', { code: subject.code }) : t('titleAll')

  return (
    <>
      <IconButton
        label={count > 0 ? t('withCount', { label, number: count }) : label}
        aria-haspopup="dialog"
        icon={<Icon className={clsx('size-5', count > 0 && 'text-accent')} aria-hidden="true" />}
        onClick={onOpen ?? (() => setIsOpen(true))}
        className={clsx(isFramed && 'border border-line-strong bg-surface')}
      />
      {onOpen ? null : <LazyAlertSheet open={isOpen} onClose={() => setIsOpen(false)} subject={subject} />}
    </>
  )
}
