import { useLogoutSession } from '@swx/sdk/react'
import { Check, Laptop, Smartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '#core/errors/error-message.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Button } from '#ui/form/button.tsx'
import type { SignIn } from '../api/use-sessions.ts'
import { parseDevice } from '../model/device.ts'

/** One sign-in: on what, since when, and the way to end it. This device ends its own by logging out. */
export function SessionRow({ session: { id, at, usedAt, device, current } }: { session: SignIn }) {
  const { t } = useTranslation('security')
  const errorText = useErrorText()
  const handleFailure = (error: unknown) => toast(errorText(error), { tone: 'alert' })
  const ending = useLogoutSession()
  const { kind, browser, system } = parseDevice(device)
  const Icon = kind === 'phone' ? Smartphone : Laptop
  const isUnknown = device === 'Unknown device'
  const name =
    browser && system ? t('sessions.device', { browser, system }) : isUnknown ? t('sessions.unknown') : device

  const handleEnd = () =>
    ending
      .mutateAsync({ data: { id } })
      .then(() => toast(t('sessions.ended', { device: name })), handleFailure)

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-0">
      <Icon className="size-5 flex-none text-muted" aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <b className="wrap-anywhere">{name}</b>
          {current ? (
            <Badge tone="info" icon={<Check aria-hidden="true" />}>
              {t('sessions.current')}
            </Badge>
          ) : null}
        </p>
        <p className="text-12 text-muted">{t('sessions.since', { time: at })}</p>
      </div>
      <p className="text-13 text-muted">
        {current ? t('sessions.now') : t('sessions.used', { day: usedAt })}
      </p>
      {current ? null : (
        <Button
          size="sm"
          busy={ending.isPending}
          aria-label={t('sessions.endOne', { device: name })}
          onClick={handleEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}
