import { useCheckNameIsFree } from '@swx/sdk/react'
import { Check } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ErrorKey, errorMessageOf } from '#core/errors/error-message.ts'
import { LiveRegion } from '#ui/feedback/live-region.tsx'

interface AvailabilityHintProps {
  availability: Availability
  free: string
  /** Shown as long as nothing is known. */
  children?: ReactNode
}

/** Says quietly whether the name typed so far can be had. */
export function AvailabilityHint({ availability, free, children }: AvailabilityHintProps) {
  const { t } = useTranslation('auth')
  return (
    <LiveRegion as="span">
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
    </LiveRegion>
  )
}

/** What is known about a name or address while it is typed. */
interface Availability {
  readonly state: 'unknown' | 'checking' | 'free' | 'rejected'
  /** Why it cannot be had. */
  readonly key?: ErrorKey
}

/** Waits for a pause in typing, so that the backend is asked once and not per letter. */
const typingPause = 500

/** A name that is typed again in this time is not asked for again: the backend counts the checks. */
const ASKED_MS = 30_000

/** Errors that say something about the value; others (too many checks, no network) are not shown. */
const aboutTheValue: readonly ErrorKey[] = ['userNameExists', 'emailExists', 'userNameWrong', 'emailWrong']

/** Asks whether a name or an address can still be had. `value` is undefined while its form is wrong. */
export function useAvailability(kind: 'userName' | 'email', value: string | undefined): Availability {
  const settled = useSettled(value)
  const isAsking = settled !== undefined && settled === value
  const check = useCheckNameIsFree(isAsking ? { [kind]: settled } : undefined, {
    query: { enabled: isAsking, staleTime: ASKED_MS },
  })

  if (value === undefined) return { state: 'unknown' }
  if (!isAsking || check.isPending) return { state: 'checking' }
  if (check.isSuccess) return { state: 'free' }
  const { key } = errorMessageOf(check.error)
  return aboutTheValue.includes(key) ? { state: 'rejected', key } : { state: 'unknown' }
}

function useSettled(value: string | undefined): string | undefined {
  const [settled, setSettled] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typingPause)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
