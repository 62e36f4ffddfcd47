import { useLogoutAll } from '@swx/sdk/react'
import { useTranslation } from 'react-i18next'
import { pageParts } from '#config/page-parts.ts'
import { useErrorText } from '#core/errors/error-message.ts'
import { ErrorState } from '#core/errors/error-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { type SignIn, useSessions } from '../api/use-sessions.ts'
import { SessionRow } from './session-row.tsx'

/** Where the user is signed in, with the ways to end one sign-in or all others. */
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
      <SessionList sessions={sessions} />
    </Card>
  )
}

const thisDeviceFirst = (a: SignIn, b: SignIn) => Number(b.current) - Number(a.current)

function SessionList({ sessions }: { sessions: ReturnType<typeof useSessions> }) {
  const { t } = useTranslation('security')
  if (sessions.isPending)
    return <Skeleton lines={4} lineHeight={20} label={t('sessions.loading')} className="p-4" />
  if (sessions.isError)
    return <ErrorState error={sessions.error} title={t('sessions.failed')} onRetry={sessions.refetch} />
  return (
    <ul aria-label={t('sessions.title')}>
      {[...sessions.data].sort(thisDeviceFirst).map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </ul>
  )
}
