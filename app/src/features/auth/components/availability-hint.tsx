import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Availability } from '../api/use-availability.ts'

export interface AvailabilityHintProps {
  availability: Availability
  free: string
  /** Shown as long as nothing is known. */
  children?: ReactNode
}

/** Says quietly whether the name typed so far can be had. */
export function AvailabilityHint({ availability, free, children }: AvailabilityHintProps) {
  const { t } = useTranslation('auth')
  return (
    <span role="status">
      {availability.state === 'free' ? (
        <span className="inline-flex items-center gap-1 text-accent">
          <Check className="size-4" aria-hidden="true" />
          {free}
        </span>
      ) : availability.state === 'checking' ? (
        t('register.checking')
      ) : (
        children
      )}
    </span>
  )
}
