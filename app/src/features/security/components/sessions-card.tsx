import type { Operation } from '@swx/sdk'
import { useListSession, useLogoutAll, useLogoutSession } from '@swx/sdk/react'
import { Check, Laptop, Smartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { pageParts } from '#config/page-parts.ts'
import { QueryView } from '#core/api/query-view.tsx'
import { useErrorText } from '#core/errors/error-message.ts'
import { useSession } from '#core/session/use-session.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'

/** Where the user is signed in, with buttons that end one sign-in or all others. */
export function SessionsCard() {
  const { t } = useTranslation('security')
  const errorText = useErrorText()
  const handleFailure = (error: unknown) => toast(errorText(error), { tone: 'alert' })
  const sessions = useSessions()
  const endingAll = useLogoutAll()
  const others = sessions.data?.filter(({ current }) => !current) ?? []

  const handleEndAll = () => endingAll.mutateAsync().then(() => toast(t('sessions.endedAll')), handleFailure)

  return (
    <Card
      id={pageParts.sessions}
      flush
      title={t('sessions.title')}
      subtitle={t('sessions.about')}
      aside={
        others.length > 0 ? (
          <Button size="sm" busy={endingAll.isPending} onClick={handleEndAll}>
            {t('sessions.endAll')}
          </Button>
        ) : null
      }
    >
      <QueryView
        query={sessions}
        skeleton={<Skeleton lines={4} lineHeight={20} label={t('sessions.loading')} className="p-4" />}
        failed={t('sessions.failed')}
      >
        {(all) => (
          <ul aria-label={t('sessions.title')}>
            {[...all].sort(thisDeviceFirst).map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  )
}

/** Where the user is signed in, newest first. There are never more than one page. */
function useSessions() {
  const { isLoggedIn } = useSession()
  return useListSession(undefined, { query: { enabled: isLoggedIn, select: (result) => result.list } })
}

type SignIn = Operation<'listSession'>['result']['list'][number]

const thisDeviceFirst = (a: SignIn, b: SignIn) => Number(b.current) - Number(a.current)

/** One sign-in: on what, since when, and a button that ends it. This device ends its own by logging out. */
function SessionRow({ session: { id, at, usedAt, device, current } }: { session: SignIn }) {
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

/** What signed in, as far as its name says. */
interface Device {
  readonly kind: 'phone' | 'computer'
  readonly browser: string | undefined
  readonly system: string | undefined
}

const handheld = /iPhone|iPad|Android/

/** Reads the name of a device, such as "Safari on iPhone", to say it in the language of the user. */
export function parseDevice(name: string): Device {
  const [, browser, system] = /^(.+) on (.+)$/.exec(name) ?? []
  return { kind: handheld.test(name) ? 'phone' : 'computer', browser, system }
}
